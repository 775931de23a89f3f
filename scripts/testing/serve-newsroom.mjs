// The built product with the demo newsroom in a folder that lasts as long as this process.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../setup/paths.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'toasoan-newsroom-'));
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
const own = { DATA_DIR: dataDir, HOST: '127.0.0.1', SEED: 'demo', LOG_LEVEL: 'error', NODE_ENV: 'test' };
const server = spawn(process.execPath, [fromRoot('dist', 'server', 'main.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, ...unset, ...own },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
