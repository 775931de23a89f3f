// npm run dev: the server restarts and the console reloads with every change. Ctrl+C ends both.
import { spawn } from 'node:child_process';
import { installWhatIsMissing } from './setup/install.mjs';
import { getNode24, withNode24 } from './setup/node24.mjs';
import { fromRoot, root } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';
import { watchFolders } from './setup/watch-folders.mjs';

failPlainly();
await installWhatIsMissing();

const api = `http://127.0.0.1:${process.env.PORT || 8080}`;
const env = { ...withNode24(), NODE_ENV: 'development', DEV_API_URL: api };
const SERVER_SOURCES = [
  'contract/src',
  'embedded-postgres/src',
  'server/src',
  'server/migrations',
  'server/seeds',
];

let isStopping = false;
let isChanged = false;
let server = startServer();
const consoleServer = start([
  fromRoot('node_modules', 'vite', 'bin', 'vite.js'),
  '--config',
  fromRoot('packages', 'web', 'vite.config.ts'),
  '--clearScreen',
  'false',
]);
consoleServer.once('exit', (code) => stopAll(code ?? 0));
const endWatch = watchFolders(
  SERVER_SOURCES.map((folder) => fromRoot('packages', folder)),
  restartServer,
);
console.log(`The server runs from its sources at ${api}; open the console at the address that Vite prints.`);

/** @param {string[]} args */
function start(args) {
  return spawn(getNode24(), args, { cwd: root, stdio: 'inherit', env });
}

function startServer() {
  isChanged = false;
  const child = start([fromRoot('packages', 'server', 'src', 'main.ts')]);
  child.once('exit', () => {
    if (isStopping) return;
    if (isChanged) server = startServer();
    else console.log('The server has ended and starts again with the next change.');
  });
  return child;
}

/** The next server starts after the last one has released port and database. */
function restartServer() {
  if (isChanged) return;
  console.log('Sources have changed; the server starts again.');
  if (hasEnded(server)) server = startServer();
  else {
    isChanged = true;
    server.kill('SIGTERM');
  }
}

/** When the console's server ends, everything ends; this process exits after the last child. @param {number} code */
function stopAll(code) {
  if (!isStopping) process.exitCode = code;
  isStopping = true;
  endWatch();
  for (const child of [server, consoleServer]) if (!hasEnded(child)) child.kill('SIGTERM');
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));
