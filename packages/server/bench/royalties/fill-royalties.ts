import { periodAfter, periodStart } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { sql } from 'kysely';
import pg from 'pg';
import type { ProductDatabase } from '#server/app/product-database.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { savePayroll } from '#server/features/accounts/payroll/payroll-store.ts';
import { newPostRow, newPostSearchRow } from '#server/features/posts/public.ts';
import { copyRows } from '../newsroom/copy-rows.ts';
import { inventPost, type Newsroom } from '../newsroom/invent-post.ts';
import { oneOf, randomNumbers } from '../newsroom/random.ts';
import { fillAccounts } from '../people/fill-accounts.ts';

interface Filling {
  readonly projectId: string;
  /** The month that is measured: two fifths of its posts have no royalty yet. */
  readonly period: string;
  /** So many posts in it, and in each of the months before it. */
  readonly posts: number;
  readonly monthsBefore: number;
  readonly secretKey: string;
}

interface Author {
  readonly accountId: string;
  readonly displayName: string;
}

const ACCOUNTS = 250;
/** Every tenth author has no account number. */
const WITHOUT_BANK = 10;
const CORRECTIONS = 200;
const MADE_BY = 'Phép đo';

/** Posts with royalties, payees, payment details and corrections, written as rows: their calls take hours. */
export async function fillRoyalties(database: ProductDatabase, filling: Filling): Promise<void> {
  const { db } = database;
  const { projectId, period, posts, monthsBefore, secretKey } = filling;
  await fillAccounts(db, projectId, ACCOUNTS);
  const authors = await authorsOf(db, projectId);
  await fillPayrolls(db, projectId, authors, secretKey);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const newsroom = await newsroomOf(db, projectId);
    for (let before = monthsBefore; before >= 0; before -= 1) {
      const month = periodAfter(period, -before);
      const firstId = await copyMonth(client, { projectId, month, posts, newsroom, authors });
      await fillWorth(db, projectId, firstId, before === 0);
    }
    await client.query(`SELECT setval(pg_get_serial_sequence('posts', 'id'), (SELECT max(id) FROM posts))`);
    await fillCorrections(db, projectId, period);
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

async function authorsOf(db: Db, projectId: string): Promise<Author[]> {
  const { rows } = await sql<Author>`
    SELECT users.id::text AS "accountId", pen_name AS "displayName" FROM account_profiles
    JOIN users ON users.id = user_id
    WHERE project_id = ${projectId} AND kind = 'author' AND users.created_by_name = 'Bench'
    ORDER BY users.id`.execute(db);
  return rows;
}

/** Made-up numbers. */
async function fillPayrolls(
  db: Db,
  projectId: string,
  authors: readonly Author[],
  secretKey: string,
): Promise<void> {
  const box = createSecretBox({ current: secretKey });
  for (const [index, { accountId }] of authors.entries()) {
    if (index % WITHOUT_BANK === 0) continue;
    const payroll = {
      taxCode: String(8_000_000_000 + index),
      bankAccount: String(70_000_000_000 + index),
      bankName: 'Ngân hàng Mẫu',
      idNumber: '',
    };
    await savePayroll(db, { userId: accountId, projectId, payroll }, box);
  }
}

async function newsroomOf(db: Db, projectId: string): Promise<Newsroom> {
  const idsOf = async (table: 'categories' | 'tags') =>
    (await db.selectFrom(table).select('id').where('project_id', '=', projectId).execute()).map(
      ({ id }) => id,
    );
  return {
    people: [{ userId: null, displayName: MADE_BY }],
    categoryIds: await idsOf('categories'),
    tagIds: await idsOf('tags'),
  };
}

interface Month {
  readonly projectId: string;
  readonly month: string;
  readonly posts: number;
  readonly newsroom: Newsroom;
  readonly authors: readonly Author[];
}

/** Posts spread evenly over a month. @returns the id of the first one. */
async function copyMonth(client: pg.Client, { projectId, month, posts, newsroom, authors }: Month) {
  const random = randomNumbers(posts + periodStart(month));
  const { rows: last } = await client.query('SELECT coalesce(max(id), 0)::int AS id FROM posts');
  const firstId = Number(last[0]?.id) + 1;
  const [from, to] = [periodStart(month), periodStart(periodAfter(month))];
  const rows: object[] = [];
  const words: object[] = [];
  const links: object[] = [];
  for (let number = 0; number < posts; number += 1) {
    const id = String(firstId + number);
    const time = new Date(from + ((to - from) * number) / posts);
    const { draft } = inventPost(random, number, newsroom);
    const written = {
      draft: { ...draft, authors: bylineOf(random, authors) },
      state: 'PUBLISHED',
      createdBy: { userId: null, displayName: MADE_BY },
      publishedTime: time,
      createTime: time,
      updateTime: time,
    } as const;
    const row = newPostRow({ projectId, id, slug: `bai-do-${id}` }, written);
    rows.push(row);
    words.push(newPostSearchRow(row, written.draft));
    links.push({
      project_id: projectId,
      post_id: id,
      category_id: draft.mainCategoryId,
      position: 0,
      is_main: true,
    });
  }
  await copyRows(client, 'posts', rows);
  await copyRows(client, 'post_search', words);
  await copyRows(client, 'post_categories', links);
  return firstId;
}

/** Some write far more than others; every fifth post has two authors, some a name without an account. */
function bylineOf(random: () => number, authors: readonly Author[]) {
  const names = [oneOf(random, authors), ...(random() < 0.2 ? [oneOf(random, authors)] : [])];
  const byline = random() < 0.05 ? [{ displayName: 'Cộng tác viên' }] : names;
  return [...new Map(byline.map((one) => [one.displayName, one])).values()].map((one) => ({
    ...one,
    role: 'WRITER' as const,
  }));
}

/** What the posts from an id on pay: in the month that is measured some are not set, and some wait. */
async function fillWorth(db: Db, projectId: string, firstId: number, isMeasured: boolean): Promise<void> {
  await sql`
    INSERT INTO post_royalties (project_id, post_id, living_post_id, royalty_group, coefficient, unit_value, amount,
      payees, quality_grade, pay_state, none_reason, updated_by_name)
    SELECT project_id, id, id, 'NEWS', coefficient, 234000, (coefficient * 234000)::bigint,
      (SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'accountId', author -> 'accountId', 'name', author -> 'displayName',
          'share', 100 / jsonb_array_length(authors),
          'amount', (coefficient * 234000 / jsonb_array_length(authors))::bigint)) ORDER BY place)
        FROM jsonb_array_elements(authors) WITH ORDINALITY AS part (author, place)),
      'B', pay_state, CASE WHEN pay_state = 'NONE' THEN 'Tin do cơ quan cung cấp.' ELSE '' END, ${MADE_BY}
    FROM (
      SELECT *, 1 + id % 8 AS coefficient,
        CASE WHEN id % 25 = 3 THEN 'NONE' WHEN ${isMeasured} AND id % 5 = 2 THEN 'PROPOSED' ELSE 'APPROVED' END
          AS pay_state
      FROM posts
      WHERE project_id = ${projectId} AND id >= ${firstId} AND (NOT ${isMeasured} OR id % 5 > 1)
    ) AS works`.execute(db);
}

/** Differences for works of the month before. */
async function fillCorrections(db: Db, projectId: string, period: string): Promise<void> {
  const fromPeriod = periodAfter(period, -1);
  await sql`
    INSERT INTO royalty_corrections (project_id, period, post_id, title, published_time, from_period, payees, amount,
      reason, pay_state, worth, created_by_name, updated_by_name)
    SELECT posts.project_id, ${period}, posts.id, posts.title, posts.published_time, ${fromPeriod},
      (SELECT jsonb_agg(part - 'share') FROM jsonb_array_elements(payees) AS part),
      post_royalties.amount, 'Chấm nhầm hệ số của bài.', 'APPROVED', '{}', ${MADE_BY}, ${MADE_BY}
    FROM posts JOIN post_royalties USING (project_id)
    WHERE post_royalties.post_id = posts.id AND posts.project_id = ${projectId} AND pay_state = 'APPROVED'
      AND posts.created_by_name = ${MADE_BY} AND posts.published_time < ${new Date(periodStart(period))}
    ORDER BY posts.published_time DESC LIMIT ${CORRECTIONS}`.execute(db);
}

/** Everything that is not decided yet is approved: the month can be closed. */
export async function settleMonth(db: Db, projectId: string, period: string): Promise<void> {
  const [from, to] = [new Date(periodStart(period)), new Date(periodStart(periodAfter(period)))];
  await sql`UPDATE post_royalties SET pay_state = 'APPROVED' WHERE pay_state = 'PROPOSED'`.execute(db);
  await sql`
    INSERT INTO post_royalties (project_id, post_id, living_post_id, royalty_group, coefficient, unit_value, amount,
      payees, pay_state, none_reason, updated_by_name)
    SELECT project_id, id, id, 'NEWS', 0, 234000, 0, '[]', 'NONE', 'Tin do cơ quan cung cấp.', ${MADE_BY}
    FROM posts WHERE project_id = ${projectId} AND ever_published AND published_time >= ${from}
      AND published_time < ${to}
    ON CONFLICT DO NOTHING`.execute(db);
}
