import { readFileSync } from 'node:fs';
import { findNode24, run } from './node24.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { fromRoot } from './paths.mjs';
import { step } from './step.mjs';

/** Brings node_modules in line with package-lock.json; does nothing where it already is. */
export async function installWhatIsMissing() {
  if (isInstalled()) return;
  await oneAtATime('install', async () => {
    if (isInstalled()) return;
    // Building needs the development packages in production too.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    await step('Installing packages (npm ci)', () => runNpm(args));
  });
}

/**
 * npm notes what it has installed in node_modules/.package-lock.json, in the very form of the lock file,
 * and writes it last: an install that was broken off leaves none.
 */
function isInstalled() {
  let installed;
  try {
    installed = readPackages('node_modules', '.package-lock.json');
  } catch {
    return false;
  }
  return findNode24() !== undefined && Object.entries(readPackages('package-lock.json')).every(isThere);

  function isThere([path, wanted]) {
    const found = installed[path];
    if (path === '') return true;
    if (found === undefined) return !isForThisMachine(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  }
}

/** @param {string[]} parts @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }>} */
const readPackages = (...parts) => JSON.parse(readFileSync(fromRoot(...parts), 'utf8')).packages;

/** Optional packages that name no system at all, or one by its libc, are npm's to judge. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (os === undefined || libc !== undefined) return false;
  return [os].flat().includes(process.platform) && (cpu === undefined || [cpu].flat().includes(process.arch));
}

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}
