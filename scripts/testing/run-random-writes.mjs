// Makes more random writes of posts, events, menus, pages, templates and contests than npm test does, and looks at what they leave. Node 24: run-random-writes.mjs
import { vitest } from './tests.mjs';

const WRITES = 1_000;

process.env.RANDOM_WRITES = String(WRITES);
const { passed, failed, output } = await vitest('routes', ['random-writes']);
const isGreen = failed === 0 && passed > 0;
console.log(
  `${isGreen ? '✓' : '✗'} ${WRITES} random writes of posts leave the recorded content in every table, and as many of events, menus, static pages and content templates what they say; 300 random contests go the way of their model`,
);
if (!isGreen) console.log(output);
process.exit(isGreen ? 0 : 1);
