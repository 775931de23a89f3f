import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** @typedef {{ path: string, text: string }} ProjectFile the path from the root of the clone, with slashes */

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

/** All texts of the project. @returns {ProjectFile[]} */
export function readProject(folder = root) {
  return [...pathsUnder(folder, '')]
    .filter((path) => !BINARY.test(path) && statSync(join(folder, path)).size < TOO_LARGE)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
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
