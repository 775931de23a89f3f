import pg from 'pg';
import { DEMO_CATEGORIES, DEMO_TAGS } from '#seeds/articles/demo-taxonomy.ts';
import { DEMO_ACCOUNTS } from '#seeds/first-accounts.ts';
import { seedBase } from '#seeds/seed-base.ts';
import { seedCategories, seedTags } from '#seeds/seed-demo-terms.ts';
import type { ProductDatabase } from '#server/app/product-database.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { newPostBodyRow, newPostRow, newPostSearchRow, slugOfTitle } from '#server/features/posts/public.ts';
import { copyRows } from './copy-rows.ts';
import { fillLibrary } from './fill-library.ts';
import { inventPost, type Newsroom } from './invent-post.ts';
import { randomNumbers } from './random.ts';

/** The sites of the bench with their numbers of posts. */
export const SITES = [
  { projectId: '1', posts: 100_000 },
  { projectId: '2', posts: 10_000 },
] as const;

/** Former authors without an account. */
const FORMER: readonly Actor[] = Array.from({ length: 40 }, (_, number) => ({
  userId: String(1_000 + number),
  displayName: `Cộng tác viên ${number + 1}`,
}));

/** Posts per COPY: the trigger of the statement holds all its rows in memory. */
const BATCH = 2_000;

/** Fills an empty, migrated database: people and terms by the stores, posts by COPY of rows like those of a save. */
export async function fillNewsroom(
  database: ProductDatabase,
  password: string,
  print: (text: string) => void,
): Promise<void> {
  const settings = {
    seed: 'demo',
    adminEmail: 'quantri@toasoan.local',
    adminPassword: password,
    demoPassword: password,
  } as const;
  const ids = await seedBase(database.db, settings, () => undefined);
  const people = DEMO_ACCOUNTS.flatMap(({ key, displayName }) =>
    key !== 'formerAuthor' && ids?.[key] !== undefined ? [{ userId: ids[key], displayName }] : [],
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    let lastId = 0;
    const bodyIndex = await dropBodyIndex(client);
    for (const { projectId, posts } of SITES) {
      const newsroom = await termsOf(database, projectId, [...people, ...FORMER]);
      await copyPosts(client, { projectId, posts, lastId, newsroom, print });
      lastId += posts;
      if (projectId === SITES[0].projectId) await fillLibrary(client, projectId, newsroom.tagIds);
    }
    await client.query(bodyIndex);
    await settle(client, lastId);
  } finally {
    await client.end();
  }
}

async function termsOf(
  database: ProductDatabase,
  projectId: string,
  people: readonly Actor[],
): Promise<Newsroom> {
  const [by = { userId: null, displayName: '' }] = people;
  return await inTransaction(database.db, async (tx) => ({
    people,
    categoryIds: [...(await seedCategories(tx, projectId, DEMO_CATEGORIES, by)).values()],
    tagIds: [...(await seedTags(tx, projectId, DEMO_TAGS, by)).values()],
  }));
}

interface Copying {
  readonly projectId: string;
  readonly posts: number;
  readonly lastId: number;
  readonly newsroom: Newsroom;
  readonly print: (text: string) => void;
}

async function copyPosts(
  client: pg.Client,
  { projectId, posts, lastId, newsroom, print }: Copying,
): Promise<void> {
  const random = randomNumbers(posts);
  for (let done = 0; done < posts; done += BATCH) {
    const rows: object[] = [];
    const words: object[] = [];
    const bodies: object[] = [];
    const categories: object[] = [];
    const tags: object[] = [];
    for (let number = done + 1; number <= done + BATCH; number += 1) {
      const id = String(lastId + number);
      const link = { project_id: projectId, post_id: id };
      const post = inventPost(random, posts - number, newsroom);
      const row = newPostRow(
        { projectId, id, slug: `${slugOfTitle(post.draft.title ?? '', id)}-${id}` },
        post,
      );
      rows.push(row);
      words.push(newPostSearchRow(row, post.draft));
      bodies.push(newPostBodyRow(row, post.draft));
      const { mainCategoryId = null, categoryIds = [], tagIds = [] } = post.draft;
      for (const [position, category_id] of [...new Set([mainCategoryId, ...categoryIds])].entries())
        categories.push({ ...link, category_id, position, is_main: position === 0 });
      for (const [position, tag_id] of [...new Set(tagIds)].entries())
        tags.push({ ...link, tag_id, position });
    }
    await copyRows(client, 'posts', rows);
    await copyRows(client, 'post_search', words);
    await copyRows(client, 'post_body_search', bodies);
    await copyRows(client, 'post_categories', categories);
    await copyRows(client, 'post_tags', tags);
    if ((done + BATCH) % 20_000 === 0) print(`  ${done + BATCH} of ${posts} posts in project ${projectId}`);
  }
}

/** Hundreds of words a post: building this index at the end takes a tenth of the time. @returns how to build it. */
async function dropBodyIndex(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `SELECT pg_get_indexdef('post_body_search_terms'::regclass) AS definition`,
  );
  await client.query('DROP INDEX post_body_search_terms');
  return rows[0].definition;
}

/** Updates the counts that saves maintain, then runs the database's own maintenance. */
async function settle(client: pg.Client, lastId: number): Promise<void> {
  await client.query(`SELECT setval(pg_get_serial_sequence('posts', 'id'), ${lastId})`);
  for (const [terms, links, term] of [
    ['categories', 'post_categories', 'category_id'],
    ['tags', 'post_tags', 'tag_id'],
  ]) {
    await client.query(`
      UPDATE ${terms} SET post_count = used.count FROM (
        SELECT link.project_id, ${term} AS id, count(*) FROM ${links} AS link
        JOIN posts ON posts.project_id = link.project_id AND posts.id = link.post_id AND posts.state <> 'TRASHED'
        GROUP BY 1, 2
      ) AS used WHERE ${terms}.project_id = used.project_id AND ${terms}.id = used.id`);
  }
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
}
