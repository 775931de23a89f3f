/** Starts the image process with one picture, prints its id, and runs until it is killed. */
import { openImageProcess } from '../open-image-process.ts';

const pool = openImageProcess();
await pool.examine(process.argv[2] ?? '');
process.stdout.write(`${pool.pid}\n`);
setInterval(() => {}, 1_000);
