import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { searchWords } from '#server/features/posts/editing/post-search-words.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { ALL_MIGRATIONS } from './all-migrations.ts';

const TITLES = ['Má ơi, má mà ma', '🎉', 'Đà Nẵng: TP.HCM 2026', '김민준 về Hà Nội'];

test('posts written before the table of words have the words of new ones', async () => {
  const database = await cloneDatabase();
  const owner = openOwnerConnection(database.url);
  onTestFinished(async () => {
    await owner.destroy();
    await database.drop();
  });
  await sql`DROP SCHEMA public CASCADE`.execute(owner);
  await sql`CREATE SCHEMA public`.execute(owner);
  const before = ALL_MIGRATIONS.filter(({ name }) => name < '0270');
  await migrate(owner, before);
  await sql`INSERT INTO projects (id, name, name_key, code, color, created_by_name, updated_by_name)
    VALUES (7, 'Báo', 'bao', 'bao', 'red', '', '')`.execute(owner);
  for (const title of TITLES) {
    const { spelled, folded } = searchWords(title);
    const terms = folded.split(' ').flatMap((word) => (word === '' ? [] : [`'7:${word}'`]));
    await sql`
      INSERT INTO posts (project_id, title, slug, excerpt, content, sanitizer_version, word_count,
        keywords, authors, seo_title, seo_description, search_terms, search_exact, details, facets,
        created_by_name, updated_by_name)
      VALUES (7, ${title}, ${title}, '', '{}', 1, 0, '{}', '[]', '', '', ${[...terms, "'7#1'"].join(' ')}::tsvector,
        ${spelled === '' ? '  ' : spelled}, '{}', '{}', '', '')`.execute(owner);
  }
  await migrate(owner, ALL_MIGRATIONS);

  const { rows } = await sql<{ title: string; spelled: string; folded: string }>`
    SELECT title, spelled, folded FROM post_search JOIN posts ON posts.id = post_id ORDER BY id`.execute(
    owner,
  );
  expect(rows.map(({ title }) => title)).toEqual(TITLES);
  const sorted = (words: string) => words.split(' ').sort();
  for (const { title, spelled, folded } of rows) {
    expect([sorted(spelled), sorted(folded)]).toEqual(Object.values(searchWords(title)).map(sorted));
  }
});
