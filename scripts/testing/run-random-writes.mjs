// Makes more random writes than npm test does, and compares what they leave. Node 24: run-random-writes.mjs
import { vitest } from './tests.mjs';

const WRITES = 1_000;

process.env.RANDOM_WRITES = String(WRITES);
const { passed, failed, output } = await vitest('routes', ['random-writes']);
const isGreen = failed === 0 && passed > 0;
console.log(`${isGreen ? '✓' : '✗'} ${WRITES} random writes leave the recorded content in every table`);
if (!isGreen) console.log(output);
process.exit(isGreen ? 0 : 1);
