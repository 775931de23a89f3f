import type { AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readerKeys } from '#server/app/intake/reader-keys.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { codeOfDatabaseError } from '#server/core/db/database-error.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import { aStorage } from '#test/factories/a-storage.ts';
import { cloneDatabase, type TestDatabase } from '#test/test-database.ts';
import { DEMO_ACCOUNTS } from './first-accounts.ts';
import { DEMO_PEOPLE } from './seed-demo-people.ts';
import { seedFirstStart } from './seed-first-start.ts';
import { storeDemoFiles } from './store-demo-files.ts';

/** A whole demo is drawn, processes are killed and start again: each takes seconds on a busy machine. */
const WHOLE_DEMO = { timeout: 120_000 };

const SETTINGS = {
  seed: 'demo',
  adminEmail: 'quantri@toasoan.local',
  adminPassword: undefined,
  demoPassword: undefined,
  senders: { secretBox: createSecretBox({ current: 'any' }), keyOf: readerKeys('any') },
} as const;
/** The first administrator, who has no role in the demo. */
const ALL_PEOPLE = 1 + DEMO_ACCOUNTS.length + DEMO_PEOPLE.length;
const PASSWORD = /[a-z2-9]{5}(-[a-z2-9]{5}){3}/;

const storage = await aStorage();
/** Drawn once for all starts: each start has its own database, and other tests check the files. */
const drawn = await storeDemoFiles(storage);
const storeFiles = async () => drawn;
let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

async function start() {
  const printed: string[] = [];
  const wasEmpty = await seedFirstStart(
    database.db,
    SETTINGS,
    (text) => printed.push(text),
    storage,
    storeFiles,
  );
  return { wasEmpty, printed };
}

async function contents() {
  const [row] = await query(
    database.url,
    `SELECT (SELECT count(*)::int FROM projects) AS projects, (SELECT count(*)::int FROM users) AS users,
       (SELECT count(*)::int FROM posts) AS posts, (SELECT count(*)::int FROM tags) AS tags`,
  );
  return row;
}

/** Ends the connection that is writing posts, as the end of its process would; returns how many there were. */
async function killWriter(): Promise<number> {
  const killed = await query(
    database.url,
    // The view lists the locks of all databases, and copies of one database share the ids of their tables.
    `SELECT pg_terminate_backend(pid) FROM pg_locks
     WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND relation = 'posts'::regclass AND mode = 'RowExclusiveLock'`,
  );
  return killed.length;
}

test(
  'a first start that is killed during the demo leaves nothing, and the next one creates all of it',
  WHOLE_DEMO,
  async () => {
    const printed: string[] = [];
    const print = (text: string) => printed.push(text);
    const first = seedFirstStart(database.db, SETTINGS, print, storage, storeFiles).catch(
      codeOfDatabaseError,
    );
    // The posts come after the accounts, whose passwords are hashed: seconds on a busy machine.
    await expect.poll(killWriter, { interval: 1, timeout: 60_000 }).toBeGreaterThan(0);
    expect(await first).toBe('UNAVAILABLE');
    expect(await contents()).toEqual({ projects: 0, users: 0, posts: 0, tags: 0 });
    expect(printed.join()).not.toMatch(PASSWORD);

    const second = await start();
    expect(second.wasEmpty).toBe(true);
    expect(second.printed.join()).toMatch(PASSWORD);
    const whole = await contents();
    expect(whole).toMatchObject({ projects: 7, users: ALL_PEOPLE });
    expect(Number(whole?.posts)).toBeGreaterThanOrEqual(60);
    expect(await start()).toEqual({ wasEmpty: false, printed: [] });
    expect(await contents()).toEqual(whole);
  },
);

/** The table of each kind of record; null where only people and runs make such records. */
const TABLE_OF: Readonly<Record<AuditEntity, keyof Database | null>> = {
  post: 'posts',
  postSkeleton: 'post_skeletons',
  event: 'events',
  category: 'categories',
  tag: 'tags',
  internalLink: 'internal_links',
  menu: 'menus',
  footer: 'footers',
  sidebar: 'sidebars',
  page: 'pages',
  partnerLogo: 'partner_logos',
  parserSource: 'parser_sources',
  parserTemplate: 'parser_templates',
  crawledItem: 'crawled_items',
  sourceCategory: 'source_categories',
  sourceLink: 'source_links',
  contentTemplate: 'content_templates',
  layout: 'layouts',
  user: 'users',
  session: null,
  refusal: null,
  auditLog: null,
  project: 'projects',
  import: null,
  savedView: null,
  takedown: 'takedown_cases',
  correction: null,
  correctionRequest: 'correction_requests',
  dataRequest: 'data_requests',
  webhook: 'webhooks',
  royalty: 'post_royalties',
  royaltyRate: 'royalty_rates',
  royaltyMonth: 'royalty_months',
  media: 'media',
  mediaFolder: 'media_folders',
  mediaTemplate: null,
  mediaCollection: 'media_collections',
  comment: 'comments',
  commentBan: null,
  commentRules: 'comment_rules',
  glossaryEntry: 'glossary_entries',
  translation: 'translations',
  translationSuggestion: 'translation_suggestions',
  machineTranslation: 'translation_engines',
  apiKey: 'api_keys',
  contest: 'contests',
  submission: 'submissions',
  juror: 'contest_jurors',
  contestAward: 'contest_awards',
  contestRound: 'contest_rounds',
  juryScore: 'jury_turns',
  contestVote: 'contest_votes',
};

test(
  'the demo has records of every kind, and works with every finding of a technical check in words',
  WHOLE_DEMO,
  async () => {
    await start();
    const missing: string[] = [];
    for (const [entity, table] of Object.entries(TABLE_OF)) {
      if (table === null) continue;
      const found = await database.db
        .selectFrom(table)
        .select((eb) => eb.lit(1).as('one'))
        .limit(1)
        .execute();
      if (found.length === 0) missing.push(entity);
    }
    expect(missing).toEqual([]);
    await expectEveryFinding();
  },
);

async function expectEveryFinding(): Promise<void> {
  const { rows } = await sql<{
    title: string;
    tech: string;
    flags: string;
    said: string;
  }>`SELECT title, tech, array_to_string(flags, ' ') AS flags,
       (SELECT string_agg(line -> 'actual' ->> 'vi', ' | ') FROM jsonb_array_elements(tech_checks) AS line
         WHERE line ->> 'result' <> 'PASS') AS said FROM submissions`.execute(database.db);
  const shown = (words: string) => rows.filter(({ said }) => said?.includes(words)).length;
  for (const words of [
    'Cạnh dài 2.400 px',
    'Dài 6:02',
    'PNG',
    'Thiếu EXIF',
    'Nghi AI',
    'ngoài thời hạn',
    'thứ 11',
  ])
    expect([words, shown(words) > 0]).toEqual([words, true]);
  expect(shown('Giống 100 %')).toBe(4);
  expect(rows.filter(({ tech }) => tech === 'FAIL').length).toBeGreaterThanOrEqual(5);
}

test(
  'of processes that start concurrently one creates the demo, and the others wait for it',
  WHOLE_DEMO,
  async () => {
    const starts = await Promise.all([start(), start(), start()]);
    expect(starts.map(({ wasEmpty }) => wasEmpty).sort()).toEqual([false, false, true]);
    expect(await contents()).toMatchObject({ projects: 7, users: ALL_PEOPLE });
  },
);
