// npm run dev: the server restarts and the console reloads with every change. Ctrl+C ends both.
import { spawn } from 'node:child_process';
import { installWhatIsMissing } from './setup/install.mjs';
import { getNode24, withNode24 } from './setup/node24.mjs';
import { fromRoot, root } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
await installWhatIsMissing();

const api = `http://127.0.0.1:${process.env.PORT || 8080}`;
const env = { ...withNode24(), NODE_ENV: 'development', DEV_API_URL: api };
const viteConfig = fromRoot('packages', 'web', 'vite.config.ts');
const children = [
  start(['--watch', '--watch-preserve-output', fromRoot('packages', 'server', 'src', 'main.ts')]),
  start([
    fromRoot('node_modules', 'vite', 'bin', 'vite.js'),
    '--config',
    viteConfig,
    '--clearScreen',
    'false',
  ]),
];
console.log(`Server with its sources at ${api}; the console to work on is at the address that Vite prints.`);

/** @param {string[]} args */
function start(args) {
  const child = spawn(getNode24(), args, { cwd: root, stdio: 'inherit', env });
  child.once('exit', (code) => stopAll(code ?? 0));
  return child;
}

let isStopping = false;
/** The end of one is the end of both; this process leaves when the last has. @param {number} code */
function stopAll(code) {
  if (!isStopping) process.exitCode = code;
  isStopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));
