import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { aCrawledItem } from '#server/features/crawler-review/test-support/a-crawled-item.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { ALL_MIGRATIONS } from './all-migrations.ts';

test('pictures that the crawler took before are known by the address in their terms', async () => {
  const database = await cloneDatabase();
  const owner = openOwnerConnection(database.url);
  onTestFinished(async () => {
    await owner.destroy();
    await database.drop();
  });
  const { db } = database;
  const project = await aProject(db);
  const { id: source } = await db
    .insertInto('parser_sources')
    .values({
      project_id: project,
      title: 'Báo',
      slug: 'bao',
      search_text: '',
      created_by_name: '',
      updated_by_name: '',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await aCrawledItem(db, project, source, {});
  const { original_url: url } = await db
    .selectFrom('crawled_items')
    .select('original_url')
    .where('id', '=', item)
    .executeTakeFirstOrThrow();
  const taken = await aMedia(db, project, { usage_terms: `HD-01\n${url}` });
  await aMedia(db, project, { usage_terms: `${url}\nkhác` });
  await sql`DROP TABLE crawled_pictures`.execute(owner);
  await sql`DELETE FROM migration WHERE name = '0803-crawled-pictures'`.execute(owner);
  await migrate(owner, ALL_MIGRATIONS);
  const rows = await db.selectFrom('crawled_pictures').select(['media_id', 'item_id']).execute();
  expect(rows).toEqual([{ media_id: taken, item_id: item }]);
});
