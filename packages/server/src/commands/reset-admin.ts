// npm run reset-admin -- EMAIL: creates or re-enables that SUPPER_ADMIN with a new random password.
import { ConfigError, readConfig } from '#server/app/config.ts';
import { checkSeeded } from '#server/app/first-start-view.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
import { reportFailure } from '#server/app/report-failure.ts';
import { endOnSignals, Shutdown } from '#server/app/shutdown.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { resetAdmin } from '#server/features/users/reset-admin.ts';

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
  await checkSeeded(database.db);
  const { password, isNew } = await resetAdmin(database.db, email, new Date());
  const done = isNew ? 'Đã tạo tài khoản quản trị' : 'Đã mở lại tài khoản quản trị';
  process.stdout.write(
    `${done} ${email} (SUPPER_ADMIN).\n` +
      `Mật khẩu mới, chỉ hiện một lần này: ${password}\n` +
      'Xác thực hai lớp đã tắt, mọi phiên làm việc trước đó đã kết thúc.\n',
  );
}

const shutdown = new Shutdown();
endOnSignals(shutdown, reportFailure);
try {
  const running = run(shutdown);
  shutdown.afterStart(running);
  await running;
  await shutdown.run();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
  await shutdown.run().catch(reportFailure);
}
