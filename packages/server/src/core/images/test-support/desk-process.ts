/** Begins the process for pictures with one, says its number, and stays until it is killed. */
import { openImageDesk } from '../open-image-desk.ts';

const desk = openImageDesk();
await desk.examine(process.argv[2] ?? '');
process.stdout.write(`${desk.pid}\n`);
setInterval(() => {}, 1_000);
