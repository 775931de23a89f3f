// The built product with the demo newsroom. Its folder is removed when this process ends.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../setup/paths.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'toasoan-newsroom-'));
// The newsroom must not inherit settings of the developer. An empty value counts as not set.
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
