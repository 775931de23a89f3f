// Runs the checks and the test rings in two lanes and sums them up. Node 24: run-parts.mjs [PART [FILTER …]]
import { CHOICES, LANES, REST } from './parts.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

const [choice, ...filters] = process.argv.slice(2);
if (choice !== undefined && CHOICES[choice] === undefined) {
  console.error(`There is no part "${choice}". Parts: ${Object.keys(CHOICES).join(', ')}.`);
  process.exit(2);
}
const isWanted = ({ group }) => choice === undefined || CHOICES[choice].includes(group);

// Leaving by exit() lets program.mjs take its running programs along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const start = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const broken = [];

const rest = REST.filter(isWanted);
/** What a part of the other lane waits for. @type {Map<string, PromiseWithResolvers<void>>} */
const ends = new Map(
  LANES.flat()
    .filter(isWanted)
    .map(({ name }) => [name, Promise.withResolvers()]),
);
await Promise.all(LANES.map((lane) => runLane(lane.filter(isWanted))));

console.log(`\n${seconds(start)} in all`);
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.passed + total.failed === 0) console.log('No test ran.');
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @param {Part[]} lane */
async function runLane(lane) {
  for (const part of lane) await runPart(part);
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) await runPart(part);
}

/** @param {Part} part */
async function runPart({ name, group, run, needs = [] }) {
  await Promise.all(needs.map((need) => ends.get(need)?.promise));
  const begin = performance.now();
  const lacking = needs.find((need) => broken.includes(need));
  const { passed, failed, output, note } =
    lacking === undefined ? await run(group === choice ? filters : []).catch(crashed) : notRun(lacking);
  total.passed += passed;
  total.failed += failed;
  const count = passed + failed > 1 ? `${passed} passed, ${failed} failed` : undefined;
  const line = `${failed > 0 ? '✗' : '✓'} ${name} (${[seconds(begin), count, note].filter(Boolean).join('; ')})`;
  if (failed > 0) broken.push(name);
  ends.get(name)?.resolve();
  const isTold = failed > 0 || group === choice;
  console.log(isTold && output.trim() ? `\n${line}\n${output.trim()}\n` : line);
}

/** @param {Error} error @returns {import('./tests.mjs').Outcome} */
function crashed(error) {
  return { passed: 0, failed: 1, output: error.stack ?? error.message };
}

/** @param {string} lacking @returns {import('./tests.mjs').Outcome} */
function notRun(lacking) {
  return { passed: 0, failed: 1, output: '', note: `not run, because it needs: ${lacking}` };
}
