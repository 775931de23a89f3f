import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot, root } from '../setup/paths.mjs';

const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/**
 * Runs a package's command on this Node and keeps its output.
 * @param {string} packageName @param {string} command its name in the package's "bin"
 * @param {string[]} args @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function runPackage(packageName, command, args, options = {}) {
  const home = fromRoot('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'));
  return runScript([`${home}/${typeof bin === 'string' ? bin : bin[command]}`, ...args], options);
}

/**
 * @param {string[]} args the script and its arguments
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
function runScript(args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      // Overrides NODE_ENV of the shell: React has no test helpers in production.
      env: { ...process.env, ...colours, NODE_ENV: 'test', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output, stdout });
    });
  });
}
