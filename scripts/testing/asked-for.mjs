import { importGraph } from '../checks/dependency-rules.mjs';
import { readProject } from '../checks/project-files.mjs';
import { changedFiles } from './changed-files.mjs';
import { reach } from './reach.mjs';
import { CHOICES } from './steps.mjs';

/**
 * What the words after `npm test --` ask for: groups of steps, words in the paths of test files, and whether a passed
 * step shows its output.
 * @typedef {{
 *   wanted: Set<string>,
 *   filtersOf: (group: string) => string[],
 *   isDetailed: (group: string) => boolean,
 * }} AskedFor
 */

/** @param {string[]} words @returns {Promise<AskedFor>} */
export async function askedFor([choice, ...filters]) {
  if (choice === undefined) return everything();
  if (choice === 'changed') return await whatChanged(filters);
  if (CHOICES[choice] === undefined) {
    console.error(`There is no step "${choice}". Steps: ${[...Object.keys(CHOICES), 'changed'].join(', ')}.`);
    process.exit(2);
  }
  return {
    wanted: new Set(CHOICES[choice]),
    filtersOf: (group) => (group === choice ? filters : []),
    isDetailed: (group) => group === choice,
  };
}

/** @returns {AskedFor} */
function everything() {
  return { wanted: new Set(Object.values(CHOICES).flat()), filtersOf: () => [], isDetailed: () => false };
}

/** @param {string[]} options @returns {Promise<AskedFor>} */
async function whatChanged(options) {
  if (options.length > 0 && (options[0] !== '--base' || options.length !== 2)) {
    console.error('Say npm test -- changed, or npm test -- changed --base REVISION.');
    process.exit(2);
  }
  const { base, changed } = changedFiles(options[1]);
  const { graph } = await importGraph();
  const reached = reach({ changed, files: readProject(), graph });
  const suites = Object.entries(reached);
  console.log(`${changed.length} files differ from ${base}. They reach ${suites.map(inWords).join(', ')}.`);
  const chosen = suites.filter(([, tests]) => tests === 'all' || tests.length > 0);
  return {
    wanted: new Set(['check', ...chosen.flatMap(([suite]) => CHOICES[suite])]),
    filtersOf: (group) => (Array.isArray(reached[group]) ? reached[group] : []),
    isDetailed: () => false,
  };
}

/** @param {[string, 'all' | string[]]} suite */
const inWords = ([suite, tests]) => {
  if (tests === 'all') return `all ${suite}`;
  return tests.length === 0 ? `no ${suite}` : `${suite} in ${tests.length} files`;
};
