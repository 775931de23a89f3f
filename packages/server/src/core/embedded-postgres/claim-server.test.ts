import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimServer, DataDirInUse } from './claim-server.ts';
import { scratchFolder } from './test-support/scratch-folder.ts';
import { spawnScript } from './test-support/spawn-script.ts';

const holding = new URL('./test-support/holding-process.ts', import.meta.url);
const address = 'http://127.0.0.1:8080';

it('refuses a second server with one sentence that names process and address of the first', async () => {
  const dataDir = join(await scratchFolder(), 'data');
  const first = spawnScript(holding, ['claim', dataDir, address]);
  await first.firstWords();
  await expect(claimServer(dataDir, { address: 'http://127.0.0.1:9090' })).rejects.toThrow(
    new DataDirInUse(
      `The data folder ${dataDir} is in use by process ${first.child.pid}, which serves ${address}; stop that one first, or start this one with another DATA_DIR.`,
    ),
  );
});

it('forgets a server that was killed', async () => {
  const dataDir = await scratchFolder();
  const first = spawnScript(holding, ['claim', dataDir, address]);
  await first.firstWords();
  await first.end('SIGKILL');
  const claim = await claimServer(dataDir, { address });
  claim.release();
});

it('lets one of several through that start at once', async () => {
  const dataDir = await scratchFolder();
  const starts = [1, 2, 3].map(() => spawnScript(holding, ['claim', dataDir, address]).firstWords());
  const outcomes = (await Promise.allSettled(starts)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

it('shows a second server the address announced later, and is free after its release', async () => {
  const dataDir = await scratchFolder();
  const claim = await claimServer(dataDir, { address: 'http://127.0.0.1:0' });
  await claim.announce(address);
  await expect(claimServer(dataDir, { address })).rejects.toThrow(`which serves ${address};`);
  claim.release();
  const next = await claimServer(dataDir, { address });
  next.release();
});
