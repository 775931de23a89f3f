import { join } from 'node:path';
import { scratchFolder } from '@toasoan/embedded-postgres/test-support/scratch-folder.ts';
import { spawnScript } from '@toasoan/embedded-postgres/test-support/spawn-script.ts';
import { expect, it } from 'vitest';
import { claimServer, DataDirInUse } from './claim-server.ts';

const claiming = new URL('./test-support/claiming-process.ts', import.meta.url);
const address = 'http://127.0.0.1:8080';

it('a second server is refused with one sentence that names process and address of the first', async () => {
  const dataDir = join(await scratchFolder(), 'data');
  const first = spawnScript(claiming, [dataDir, address]);
  await first.firstWords();
  await expect(claimServer(dataDir, { address: 'http://127.0.0.1:9090' })).rejects.toThrow(
    new DataDirInUse(
      `The data folder ${dataDir} is in use by process ${first.child.pid}, which serves ${address}; stop that one first, or start this one with another DATA_DIR.`,
    ),
  );
});

it('the claim of a killed server does not count', async () => {
  const dataDir = await scratchFolder();
  const first = spawnScript(claiming, [dataDir, address]);
  await first.firstWords();
  await first.end('SIGKILL');
  const claim = await claimServer(dataDir, { address });
  claim.release();
});

it('one of several servers that start at once gets the claim', async () => {
  const dataDir = await scratchFolder();
  const starts = [1, 2, 3].map(() => spawnScript(claiming, [dataDir, address]).firstWords());
  const outcomes = (await Promise.allSettled(starts)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

it('a second server sees the announced address, and a released claim is free', async () => {
  const dataDir = await scratchFolder();
  const claim = await claimServer(dataDir, { address: 'http://127.0.0.1:0' });
  await claim.announce(address);
  await expect(claimServer(dataDir, { address })).rejects.toThrow(`which serves ${address};`);
  claim.release();
  const next = await claimServer(dataDir, { address });
  next.release();
});
