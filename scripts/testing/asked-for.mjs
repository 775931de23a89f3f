import { CHOICES } from './steps.mjs';

/**
 * What the words after `npm test --` ask for.
 * @typedef {{
 *   wanted: Set<string>,
 *   filtersOf: (group: string) => string[],
 *   isDetailed: (group: string) => boolean,
 * }} AskedFor groups of steps, words in the paths of test files, and whether a passed step shows its output
 */

const ALL = Object.values(CHOICES).flat();

/** @param {string[]} words @returns {Promise<AskedFor>} */
export async function askedFor([choice, ...filters]) {
  if (choice === undefined) return { wanted: new Set(ALL), filtersOf: () => [], isDetailed: () => false };
  if (CHOICES[choice] === undefined) {
    console.error(`There is no step "${choice}". Steps: ${Object.keys(CHOICES).join(', ')}.`);
    process.exit(2);
  }
  return {
    wanted: new Set(CHOICES[choice]),
    filtersOf: (group) => (group === choice ? filters : []),
    isDetailed: (group) => group === choice,
  };
}
