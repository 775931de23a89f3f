// Runs the checks and the test suites in two lanes and sums them up.
// Node 24: run-steps.mjs [STEP [FILTER …]] or run-steps.mjs changed [--base REVISION]
import { askedFor } from './asked-for.mjs';
import { CHECKS, LANES, REST } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

// Leaving by exit() lets program.mjs end its running programs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const start = performance.now();
const { wanted, filtersOf, isDetailed } = await askedFor(process.argv.slice(2));
const isWanted = ({ group }) => wanted.has(group);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const broken = [];

// Checks alone use both lanes; with other steps they share the first lane with the fast suites.
const areAlone = wanted.size === 1 && wanted.has('check');
const checks = CHECKS.filter(isWanted);
const lanes = LANES.map((lane) => lane.filter(isWanted));
if (!areAlone) lanes[0]?.unshift(...checks);
const rest = [...(areAlone ? checks : []), ...REST.filter(isWanted)];
/** What a step of the other lane waits for. @type {Map<string, PromiseWithResolvers<void>>} */
const ends = new Map(lanes.flat().map(({ name }) => [name, Promise.withResolvers()]));
await Promise.all(lanes.map(runLane));

console.log(`\n${seconds(start)} in total`);
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.passed + total.failed === 0) console.log('No test ran.');
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @param {Step[]} lane */
async function runLane(lane) {
  for (const step of lane) await runStep(step);
  for (let step = rest.shift(); step !== undefined; step = rest.shift()) await runStep(step);
}

/** @param {Step} step */
async function runStep({ name, group, run, needs = [] }) {
  await Promise.all(needs.map((need) => ends.get(need)?.promise));
  const begin = performance.now();
  const lacking = needs.find((need) => broken.includes(need));
  const { passed, failed, output, note } =
    lacking === undefined ? await run(filtersOf(group)).catch(crashed) : notRun(lacking);
  total.passed += passed;
  total.failed += failed;
  const count = passed + failed > 1 ? `${passed} passed, ${failed} failed` : undefined;
  const line = `${failed > 0 ? '✗' : '✓'} ${name} (${[seconds(begin), count, note].filter(Boolean).join('; ')})`;
  if (failed > 0) broken.push(name);
  ends.get(name)?.resolve();
  const isShown = failed > 0 || isDetailed(group);
  console.log(isShown && output.trim() ? `\n${line}\n${output.trim()}\n` : line);
}

/** @param {Error} error @returns {import('./tests.mjs').Outcome} */
function crashed(error) {
  return { passed: 0, failed: 1, output: error.stack ?? error.message };
}

/** @param {string} lacking @returns {import('./tests.mjs').Outcome} */
function notRun(lacking) {
  return { passed: 0, failed: 1, output: '', note: `not run, because it needs: ${lacking}` };
}
