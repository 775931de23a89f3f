// Adds one to the number in a file the given number of times, each time under the lock in the same folder.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withProcessLock } from '../process-lock.ts';

const [folder = '', times = ''] = process.argv.slice(2);
const counter = join(folder, 'counter');
for (let time = 0; time < Number(times); time += 1) {
  await withProcessLock(join(folder, 'lock'), async () => {
    await writeFile(counter, String(Number(await readFile(counter, 'utf8')) + 1));
  });
}
