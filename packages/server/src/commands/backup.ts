// npm run backup -- FILE: writes all data into one file, while the product serves or not.
import { existsSync } from 'node:fs';
import { abortOnSignals } from '#server/app/abort-on-signals.ts';
import { KNOWN_MIGRATIONS, openForBackup } from '#server/app/backup-database.ts';
import { readConfig } from '#server/app/config.ts';
import { openProductStorage } from '#server/app/product-storage.ts';
import { reportFailure } from '#server/app/report-failure.ts';
import { readBackupArguments } from '#server/features/backup/backup-arguments.ts';
import { BackupProblem } from '#server/features/backup/backup-problem.ts';
import { makeBackup } from '#server/features/backup/make-backup.ts';
import { figuresOf, missingOf } from '#server/features/backup/manifest-words.ts';

const print = (text: string) => process.stderr.write(`${text}\n`);

async function run(signal: AbortSignal): Promise<void> {
  // npm runs scripts in the package's folder and keeps the caller's folder in a variable.
  const { path } = readBackupArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  if (existsSync(path))
    throw new BackupProblem(`${path} đã có và được giữ nguyên; hãy đặt tên khác cho bản sao lưu.`);
  const config = readConfig(process.env);
  const { client, db, stop } = await openForBackup(config, print);
  try {
    const storage = await openProductStorage(config);
    const source = { client, db, storage, knownMigrations: KNOWN_MIGRATIONS };
    const product = process.env.npm_package_version ?? '';
    const { manifest } = await makeBackup(source, { path, product, now: new Date(), print, signal });
    process.stdout.write(`Đã sao lưu vào ${path}: ${figuresOf(manifest)}.\n`);
    const missing = missingOf(manifest);
    if (missing !== undefined) process.stdout.write(`${missing}\n`);
    process.stdout.write('SECRET_KEY không nằm trong bản sao lưu: hãy giữ riêng khóa này.\n');
  } finally {
    await stop();
  }
}

try {
  await run(abortOnSignals());
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
