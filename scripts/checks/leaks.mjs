import { execFile } from 'node:child_process';
import { homedir, tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { missingFrom, unhashedIn } from '../setup/complete-lock.mjs';
import { root } from '../setup/paths.mjs';

/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */

/** No file names a path of this machine or a registry. @param {ProjectFile[]} files @param {string[]} secrets */
export function leakedAddresses(files, secrets) {
  return files.flatMap(({ path, text }) =>
    secrets.filter((secret) => contains(text, secret)).map((secret) => `${path} names ${secret}`),
  );
}

/** Paths and hosts that no file may name. */
export const machineSecrets = async () => [...machinePaths(), ...(await registryHosts())];

/** A longer path may end in the same words, so a match must not follow a character of a name. */
function contains(text, secret) {
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
    if (!secret.startsWith('/') || !/[\w.~-]/.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function machinePaths() {
  const shared = new Set(['/', '/home', '/opt', '/srv', '/tmp', '/usr', '/usr/src', '/var', tmpdir()]);
  return [root, dirname(root), homedir()].filter((path) => !shared.has(path)).map((path) => `${path}/`);
}

async function registryHosts() {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], {
    shell: process.platform === 'win32',
  });
  const own = URL.parse(stdout.trim())?.hostname;
  return ['npmjs.', 'yarnpkg.'].map((name) => `registry.${name}`).concat(own ? [own] : []);
}

/** @param {ProjectFile[]} files */
export function incompleteLockFile(files) {
  const lock = JSON.parse(
    files.find(({ path }) => path === 'package-lock.json')?.text ?? '{ "packages": {} }',
  );
  const missing = missingFrom(lock).map(
    ([path]) => `${path} is missing; run node scripts/setup/complete-lock.mjs`,
  );
  const addressed = Object.entries(lock.packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([path]) => `${path} names where it was downloaded from`);
  const unhashed = unhashedIn(lock).map(
    (path) => `${path} has no integrity hash; run node scripts/setup/complete-lock.mjs`,
  );
  return [...missing, ...addressed, ...unhashed];
}
