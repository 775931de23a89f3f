import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/**
 * The path starts at the root of the clone and has slashes. Binary and huge files have no text.
 * @typedef {{ path: string, text: string }} ProjectFile
 */

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  '.idea',
  '.vscode',
]);
const BINARY = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|pdf|zip|gz|br)$/i;
const TOO_LARGE = 2_000_000;

/** @type {ProjectFile[] | undefined} */
let known;

/**
 * All files of the project. All checks of a process share one reading of the clone.
 * @param {{ folder?: string, fresh?: boolean }} [options] @returns {ProjectFile[]}
 */
export function readProject({ folder = root, fresh = false } = {}) {
  if (folder !== root || fresh) return read(folder);
  known ??= read(root);
  return known;
}

/** @param {string} folder */
function read(folder) {
  const isText = (path) => !BINARY.test(path) && statSync(join(folder, path)).size < TOO_LARGE;
  return [...pathsUnder(folder, '')]
    .sort()
    .map((path) => ({ path, text: isText(path) ? readFileSync(join(folder, path), 'utf8') : '' }));
}

/** @param {string} folder @param {string} prefix @returns {Generator<string>} */
function* pathsUnder(folder, prefix) {
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    // A folder named data inside a package is ours; the one in the root holds the database.
    if (NOT_OURS.has(entry.name) && !(entry.name === 'data' && prefix !== '')) continue;
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* pathsUnder(folder, `${path}/`);
    else if (entry.isFile()) yield path;
  }
}
