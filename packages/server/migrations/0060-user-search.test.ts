import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { userSearchColumns } from '#server/features/users/user-search-text.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { ALL_MIGRATIONS } from './all-migrations.ts';

const NAMES = ['Nguyễn Thị Ánh', 'Đỗ Văn Đạt', 'Y Hoan Niê', 'Ðặng  O’Brien', '김민준'];

test('people created before the search index are found by it, like new ones', async () => {
  const database = await cloneDatabase();
  const owner = openOwnerConnection(database.url);
  onTestFinished(async () => {
    await owner.destroy();
    await database.drop();
  });
  await sql`DROP SCHEMA public CASCADE`.execute(owner);
  await sql`CREATE SCHEMA public`.execute(owner);
  const before = ALL_MIGRATIONS.filter(({ name }) => name < '0060');
  await migrate(owner, before);
  for (const [index, name] of NAMES.entries())
    await sql`INSERT INTO users (username, display_name, name_sort, email, mobile, created_by_name, updated_by_name)
      VALUES (${`nguoi.${index}`}, ${name}, ${name}, 'A.B@toasoan.example', '0912345678', '', '')`.execute(
      owner,
    );
  await migrate(owner, ALL_MIGRATIONS);

  const { rows } = await sql<{
    displayName: string;
    username: string;
    search_text: string;
    name_text: string;
    name_key: string;
  }>`
    SELECT display_name AS "displayName", username, search_text, name_text, name_key FROM users ORDER BY id`.execute(
    owner,
  );
  expect(rows.map(({ displayName }) => displayName)).toEqual(NAMES);
  for (const { displayName, username, ...found } of rows) {
    const user = { displayName, username, email: 'A.B@toasoan.example', mobile: '0912345678' };
    expect(found).toEqual(userSearchColumns(user));
  }
});
