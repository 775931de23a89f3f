import { Readable } from 'node:stream';
import { DiskStorage } from '../disk-storage.ts';
import { putBytes, someBytes } from './content.ts';

/** A separate process that stores files without end and prints which are safe. One file stays half written. */
const [, , folder = ''] = process.argv;
const storage = new DiskStorage(folder);

async function hand(of: number): Promise<never> {
  for (let at = 0; ; at += 1) {
    const [size, seed] = [1_000_000 + at, (of * 31 + at) % 251];
    const name = `put/${of}-${at}/${size}-${seed}`;
    await putBytes(storage, name, someBytes(size, seed));
    process.stdout.write(`${name}\n`);
  }
}

/** Resolves once half of a file is on the disk; the other half never comes. */
function leaveHalf(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isBegun = false;
  const content = new Readable({
    read() {
      // The second half is wanted once the first one is written: it is larger than all buffers.
      if (isBegun) resolve();
      else this.push(someBytes(1_000_000));
      isBegun = true;
    },
  });
  void storage.put('put/half', content, { size: 2_000_000 });
  return promise;
}

await leaveHalf();
await Promise.all([hand(1), hand(2), hand(3), hand(4)]);
