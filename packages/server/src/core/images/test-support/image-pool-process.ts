/** Begins the process for pictures with one, says its number, and stays until it is killed. */
import { openImageProcess } from '../open-image-process.ts';

const pool = openImageProcess();
await pool.examine(process.argv[2] ?? '');
process.stdout.write(`${pool.pid}\n`);
setInterval(() => {}, 1_000);
