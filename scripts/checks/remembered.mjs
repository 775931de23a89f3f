import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../setup/paths.mjs';
import { readProject } from './project-files.mjs';

/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */
/** @typedef {import('./checks.mjs').Check} Check */

const FOLDER = fromRoot('node_modules', '.cache', 'checks');
/** What every check depends on: versions, settings of the tools, and the checks themselves. */
const SHARED = [
  '.dependency-cruiser.mjs',
  'biome.json',
  'knip.json',
  'package-lock.json',
  'package.json',
  'scripts/checks/',
  'scripts/testing/program.mjs',
  'tsconfig.base.json',
];

/** Enough to change branches back and forth. */
const KEPT = 8;

/** CI believes no earlier run. */
const isOn = !process.env.CI;

/**
 * Skips a check while the contents of its inputs are those of one of its last successes.
 * @param {string} name @param {string[]} inputs paths of files, or of folders with a slash at the end
 * @param {Check} look @returns {Check}
 */
export const unlessPassed = (name, inputs, look) => async () => {
  const before = fingerprintOf(filesOf(readProject(), inputs));
  const passed = recall(name) ?? [];
  if (passed.includes(before)) return { problems: '', note: 'unchanged since it passed' };
  const result = await look();
  // A file saved during the run may not be the one that the tool has read.
  if (!result.problems && fingerprintOf(filesOf(readProject({ fresh: true }), inputs)) === before)
    remember(name, [before, ...passed].slice(0, KEPT));
  return result;
};

/** @param {ProjectFile[]} files @param {string[]} inputs */
export function filesOf(files, inputs) {
  const wanted = [...SHARED, ...inputs];
  return files.filter(({ path }) =>
    wanted.some((input) => (input === '' || input.endsWith('/') ? path.startsWith(input) : path === input)),
  );
}

/** One hash of names and contents, and of the Node that runs the tools. @param {ProjectFile[]} files */
export function fingerprintOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const { path, text } of files) hash.update(`\0${path}\0${text.length}\0${text}`);
  return hash.digest('hex');
}

/** @param {string} name @returns {any} undefined where nothing is remembered */
export function recall(name) {
  if (!isOn) return undefined;
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A reader finds the old value or the new one. @param {string} name @param {unknown} value */
export function remember(name, value) {
  if (!isOn) return;
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${fileOf(name)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, fileOf(name));
}

const fileOf = (name) => `${FOLDER}/${name.replaceAll(/[^\w-]+/g, '-')}.json`;
