// Repeats a random test of the built product for longer than npm test does. Node 24: run-soak.mjs interleavings
import { randomInt } from 'node:crypto';
import { playwright } from './tests.mjs';

const RUNS = 1_000;

process.env.INTERLEAVINGS_RUNS = String(RUNS);
process.env.INTERLEAVINGS_SEED ??= String(randomInt(1, 1_000_000));
const { passed, failed, output } = await playwright('articles', ['interleavings']);
const isGreen = failed === 0 && passed > 0;
console.log(
  `${isGreen ? '✓' : '✗'} ${RUNS} runs of two people, from seed ${process.env.INTERLEAVINGS_SEED}, lose no word`,
);
if (!isGreen) console.log(output);
process.exit(isGreen ? 0 : 1);
