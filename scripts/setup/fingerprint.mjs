import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

const IS_TEST = /\.test\.tsx?$/;

/**
 * One hash of the names and contents of files and folders, without tests.
 * @param {string[]} paths relative to the clone
 */
export function fingerprint(paths) {
  return hashOf(paths, (path) => readFileSync(path));
}

/** A hash of sizes and times: much faster, and equal while no file is touched. @param {string[]} paths */
export function glance(paths) {
  return hashOf(paths, (path) => {
    const { size, mtimeMs } = statSync(path);
    return Buffer.from(`${size} ${mtimeMs}`);
  });
}

/** @param {string[]} paths @param {(path: string) => Buffer} look */
function hashOf(paths, look) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) {
    const seen = look(fromRoot(path));
    hash.update(`${path}\0${seen.length}\0`).update(seen);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!statSync(fromRoot(path)).isDirectory()) return [path];
  const entries = readdirSync(fromRoot(path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(fromRoot().length + 1))
    .sort();
}
