import { DiskStorage } from '../disk-storage.ts';
import { putBytes, someBytes } from './content.ts';

/** A separate process that stores files without end and prints which are safe. */
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

await Promise.all([hand(1), hand(2), hand(3), hand(4)]);
