// npm run restore -- FILE: brings a backup back into an empty database and an empty storage.
import { abortOnSignals } from '#server/app/abort-on-signals.ts';
import { KNOWN_MIGRATIONS, openForRestore } from '#server/app/backup-database.ts';
import { claimServer } from '#server/app/claim-server.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import { openProductStorage } from '#server/app/product-storage.ts';
import { reportFailure } from '#server/app/report-failure.ts';
import { findKeptSecretKey } from '#server/app/secret-key.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import { type RestoreArguments, readRestoreArguments } from '#server/features/backup/backup-arguments.ts';
import { figuresOf, missingOf } from '#server/features/backup/manifest-words.ts';
import { restoreBackup } from '#server/features/backup/restore-backup.ts';

const print = (text: string) => process.stderr.write(`${text}\n`);

async function run(signal: AbortSignal): Promise<void> {
  const options = readRestoreArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const config = readConfig(process.env);
  // No server starts over half of the data.
  const claim =
    config.databaseUrl === undefined
      ? await claimServer(config.dataDir, { address: 'a restore' })
      : undefined;
  try {
    await restore(config, options, signal);
  } finally {
    claim?.release();
  }
}

async function restore(config: Config, options: RestoreArguments, signal: AbortSignal): Promise<void> {
  const storage = await openProductStorage(config);
  const { client, migrateTo, stop } = await openForRestore(config, print);
  try {
    const current = config.secretKey ?? (await findKeptSecretKey(config.dataDir));
    const keys = { current, previous: config.secretKeyPrevious };
    const target = { client, storage, keys, migrateTo, knownMigrations: KNOWN_MIGRATIONS };
    const { header, manifest } = await restoreBackup(target, { ...options, print, signal });
    const done = [
      `Đã khôi phục bản sao lưu lúc ${formatMailTime(new Date(header.time))}: ${figuresOf(manifest)}, tất cả khớp với bản kê.`,
      missingOf(manifest),
      options.keepSessions ? undefined : 'Mọi phiên làm việc đã kết thúc: mọi người đăng nhập lại.',
      'Việc nền (bài hẹn giờ, thư, dọn dẹp) đang tạm dừng. Khởi động, kiểm tra, rồi chạy: npm run release-jobs',
    ];
    process.stdout.write(`${done.filter((line) => line !== undefined).join('\n')}\n`);
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
