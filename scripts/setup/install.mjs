import { readFileSync } from 'node:fs';
import { findNode24, run } from './node24.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { fromRoot } from './paths.mjs';
import { step } from './step.mjs';

/** Installs the packages of package-lock.json unless node_modules already holds them. */
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
 * npm records the installed packages in node_modules/.package-lock.json, in the format of the lock file.
 * It writes the record last, so an interrupted install leaves none.
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

/** npm alone judges optional packages that name no system, or a libc. */
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
