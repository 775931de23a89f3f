// Serves the built product with the demo newsroom from a folder that lasts as long as this process.
// SEEDED_NEWSROOM names a folder outside of it: the first process of a run fills it, and every process serves a copy.
// Creating, migrating and seeding a database takes ten processor seconds, copying it a fifth of one.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { oneAtATime } from '../setup/one-at-a-time.mjs';
import { fromRoot } from '../setup/paths.mjs';

// Settings of the person who runs the tests must not reach the newsroom; set to nothing counts as not set.
const OTHERS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'STORAGE_URL',
  'PUBLIC_URL',
  'API_BASE',
  'ROLE',
  'TRUST_PROXY',
];
const SECRETS = [
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'METRICS_TOKEN',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
];
const unset = Object.fromEntries([...OTHERS, ...SECRETS].map((name) => [name, '']));
// Only a journey that reads the mails itself names a server for them.
const mails = { SMTP_URL: process.env.NEWSROOM_SMTP_URL ?? '' };
const own = { HOST: '127.0.0.1', SEED: 'demo', LOG_LEVEL: 'error', NODE_ENV: 'test' };
const ADDRESS = /http:\/\/\S+$/;

const { SEEDED_NEWSROOM: seeded } = process.env;
if (seeded) await oneAtATime('seed-newsroom', async () => existsSync(seeded) || (await seed(seeded)));
const dataDir = mkdtempSync(join(tmpdir(), 'toasoan-newsroom-'));
if (seeded) copyFolder(seeded, dataDir);
const server = startProduct(dataDir, 'inherit');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});

/** @param {string} folder @param {'inherit' | 'pipe'} stdout @param {NodeJS.ProcessEnv} [settings] */
function startProduct(folder, stdout, settings = {}) {
  return spawn(process.execPath, [fromRoot('dist', 'server', 'main.mjs')], {
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, ...unset, ...mails, ...own, ...settings, DATA_DIR: folder },
  });
}

/** Fills a draft first: a run that is broken off leaves no half-filled newsroom behind. @param {string} folder */
async function seed(folder) {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const product = startProduct(draft, 'pipe', { PORT: '0' });
  const ended = once(product, 'exit');
  for await (const line of createInterface(/** @type {import('node:stream').Readable} */ (product.stdout))) {
    if (ADDRESS.test(line)) product.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The newsroom was not seeded: the product ended with ${code}.`);
  // The port of the database: each copy chooses its own.
  rmSync(join(draft, 'postgres', 'port'), { force: true });
  renameSync(draft, folder);
}

/** Keeps the owners: started by root, the database belongs to an account of its own. @param {string} from @param {string} to */
function copyFolder(from, to) {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', `${from}/.`, to]);
}
