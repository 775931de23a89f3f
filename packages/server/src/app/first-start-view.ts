import type { Db } from '#server/core/db/database.ts';
import { StartUpError } from '#server/core/errors/start-up-error.ts';

/**
 * A command that writes into an empty database would keep the first start from filling it. @throws StartUpError
 * where the product has never been started
 */
export async function checkSeeded(db: Db): Promise<void> {
  const project = await db.selectFrom('projects').select('id').limit(1).executeTakeFirst();
  if (project !== undefined) return;
  throw new StartUpError(
    'Cơ sở dữ liệu này chưa có dự án nào: hãy chạy npm start một lần cho tới khi hiện địa chỉ, rồi chạy lại lệnh này.',
  );
}
