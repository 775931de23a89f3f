// Takes the lock of the given folder and holds it until a signal ends the process.
import { withProcessLock } from '../process-lock.ts';

const [folder = ''] = process.argv.slice(2);

async function hold(): Promise<never> {
  process.stdout.write('taken\n');
  return new Promise(() => setInterval(() => {}, 60_000));
}

await withProcessLock(folder, hold);
