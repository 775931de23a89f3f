// Takes what it is told, the lock of a folder or the claim of a data folder, and keeps it until it is ended.
import { claimServer } from '../claim-server.ts';
import { withProcessLock } from '../process-lock.ts';

const [what, folder = '', address = ''] = process.argv.slice(2);

async function keep(): Promise<never> {
  process.stdout.write('taken\n');
  return new Promise(() => setInterval(() => {}, 60_000));
}

try {
  if (what === 'lock') await withProcessLock(folder, keep);
  else await claimServer(folder, { address }).then(keep);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
