// npm run reset-admin -- EMAIL: makes or re-enables that SUPPER_ADMIN with a new random password.
import { ConfigError, readConfig } from '#server/app/config.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
import { endOnSignals, Shutdown } from '#server/app/shutdown.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { StartUpError } from '#server/core/embedded-postgres/start-up-error.ts';
import { resetAdmin } from '#server/features/users/reset-admin.ts';

/** What the operator can mend is told in one sentence; anything else with where it happened. */
function report(error: unknown): void {
  const isPlain = error instanceof ConfigError || error instanceof StartUpError;
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
}

function emailIn(args: readonly string[]): string {
  const [email, ...rest] = args;
  if (email === undefined || rest.length > 0 || emailKeyOf(email) === undefined)
    throw new ConfigError('Say whose account it is: npm run reset-admin -- EMAIL');
  return email.trim();
}

async function run(shutdown: Shutdown): Promise<void> {
  const email = emailIn(process.argv.slice(2));
  const database = await openProductDatabase(readConfig(process.env), (text) =>
    process.stderr.write(`${text}\n`),
  );
  shutdown.add(() => database.stop());
  const { password, isNew } = await resetAdmin(database.db, email, new Date());
  const done = isNew ? 'Đã tạo tài khoản quản trị' : 'Đã mở lại tài khoản quản trị';
  process.stdout.write(
    `${done} ${email} (SUPPER_ADMIN).\n` +
      `Mật khẩu mới, chỉ hiện một lần này: ${password}\n` +
      'Xác thực hai lớp đã tắt, mọi phiên làm việc trước đó đã kết thúc.\n',
  );
}

const shutdown = new Shutdown();
endOnSignals(shutdown, report);
try {
  const running = run(shutdown);
  shutdown.afterStart(running);
  await running;
  await shutdown.run();
} catch (error) {
  report(error);
  process.exitCode = 1;
  await shutdown.run().catch(report);
}
