import { contestChecklist } from '@toasoan/contract/features/contests/contest-checklist.ts';
import { limitsProblem } from '@toasoan/contract/features/contests/limits-rules.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { getContestDetail } from '#server/features/contests/public.ts';
import { findRules } from '#server/features/contests/settings/contest-rules-store.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { seedBase } from '../seeds/seed-base.ts';
import { ALL_MIGRATIONS } from './all-migrations.ts';

const SETTINGS = {
  seed: 'none',
  adminEmail: 'quantri@toasoan.local',
  adminPassword: undefined,
  demoPassword: undefined,
} as const;

async function aDatabase() {
  const database = await cloneDatabase();
  const owner = openOwnerConnection(database.url);
  onTestFinished(async () => {
    await owner.destroy();
    await database.drop();
  });
  return { ...database, owner };
}

const CONTENT = sql<{ content: object }>`
  SELECT json_build_object('code', code, 'open', open_time, 'close', close_time, 'from', created_from, 'to', created_to,
    'limits', limits, 'voting', voting, 'organisers', organisers, 'theme', theme, 'groups', excluded_groups,
    'fields', required_fields, 'rulesVersion', rules_version,
    'rounds', (SELECT json_agg(json_build_array(key, mode, criteria, quota, blind) ORDER BY position)
      FROM contest_rounds WHERE contest_id = contests.id),
    'prizes', (SELECT json_agg(json_build_array(category, name, amount, quantity, kind) ORDER BY position)
      FROM contest_prizes WHERE contest_id = contests.id),
    'rules', (SELECT json_agg(rules ORDER BY version) FROM contest_rules WHERE contest_id = contests.id)) AS content
  FROM contests ORDER BY code`;

test('at the first start a contest lacks only what its organisers know', async () => {
  const { db } = await aDatabase();
  await seedBase(db, SETTINGS, () => undefined);
  const rows = await db.selectFrom('contests').select(['id', 'project_id', 'code']).orderBy('code').execute();
  const missing: Record<string, readonly string[]> = {};
  for (const { id, project_id: projectId, code } of rows) {
    const contest = await getContestDetail(db, projectId, id);
    const rules = await findRules(db, { projectId, contestId: id, version: contest.rulesVersion });
    expect(limitsProblem(contest.limits)).toBeUndefined();
    expect(contest.rounds.map(({ key, mode }) => `${key} ${mode}`)).toEqual([
      'PRELIM THUMBS',
      'FINAL SCORE10',
    ]);
    expect(contest.rounds[1]?.criteria.map(({ weight }) => weight)).toEqual([40, 30, 15, 15]);
    const now = Date.parse('2026-01-10T00:00:00.000Z');
    const list = contestChecklist({ contest, rules: rules ?? null, hasMail: true, hasSite: true, now });
    missing[code] = list.filter(({ met, level }) => !met && level === 'required').map((one) => one.code);
  }
  expect(missing).toEqual({
    happy: ['ORGANISERS', 'VOTE_DATES', 'RULES_FILLED'],
    happy_2023: ['INTAKE_DATES', 'RULES_FILLED'],
    happy_2024: ['CLOSING_AHEAD', 'VOTE_DATES', 'RULES_FILLED'],
    happy_2025: ['CLOSING_AHEAD', 'VOTE_DATES', 'RULES_FILLED'],
    happy_2025_nghean: ['CLOSING_AHEAD', 'RULES_FILLED'],
  });
});

test('days of the intake are whole days in Hà Nội, and prizes those of the years', async () => {
  const { db } = await aDatabase();
  await seedBase(db, SETTINGS, () => undefined);
  const row = await db
    .selectFrom('contests')
    .selectAll()
    .where('code', '=', 'happy_2025')
    .executeTakeFirstOrThrow();
  const contest = await getContestDetail(db, '2', row.id);
  expect([contest.openTime, contest.closeTime]).toEqual([
    '2025-05-21T17:00:00.000Z',
    '2025-09-30T16:59:59.999Z',
  ]);
  const ofPhotos = contest.prizes.filter(({ category }) => category === 'PHOTO_SINGLE');
  expect(ofPhotos.map(({ amount, quantity }) => [quantity, amount / 1_000_000])).toEqual([
    [1, 50],
    [2, 30],
    [3, 15],
    [10, 5],
    [1, 5],
    [1, 20],
  ]);
});

test('a newsroom that exists gets the same, except where somebody has begun', async () => {
  const fresh = await aDatabase();
  await seedBase(fresh.db, SETTINGS, () => undefined);
  const expected = (await CONTENT.execute(fresh.db)).rows;

  const { owner } = await aDatabase();
  await sql`DROP SCHEMA public CASCADE`.execute(owner);
  await sql`CREATE SCHEMA public`.execute(owner);
  await migrate(
    owner,
    ALL_MIGRATIONS.filter(({ name }) => name < '0779'),
  );
  await sql`INSERT INTO projects (id, name, name_key, code, color, created_by_name, updated_by_name)
    VALUES (2, 'Happy', 'happy', 'happy', 'red', '', ''), (7, 'NA', 'na', 'na', 'red', '', '')`.execute(
    owner,
  );
  await migrate(
    owner,
    ALL_MIGRATIONS.filter(({ name }) => name < '0802'),
  );
  const begun = {
    happy_2025: sql`UPDATE contests SET theme = 'Của tòa soạn', version = 2 WHERE code = 'happy_2025'`,
    happy_2024: sql`UPDATE contests SET state = 'OPEN' WHERE code = 'happy_2024'`,
    happy_2023: sql`INSERT INTO contest_prizes (project_id, contest_id, name, medal, kind, position, created_by_name,
      updated_by_name) SELECT 2, id, 'Giải', 'GOLD', 'JURY', 0, '', '' FROM contests WHERE code = 'happy_2023'`,
  };
  for (const change of Object.values(begun)) await change.execute(owner);
  const before = (await CONTENT.execute(owner)).rows;
  await migrate(owner, ALL_MIGRATIONS);
  const after = (await CONTENT.execute(owner)).rows;
  const codes = ['happy', 'happy_2023', 'happy_2024', 'happy_2025', 'happy_2025_nghean'];
  expect(after).toEqual(codes.map((code, at) => (code in begun ? before[at] : expected[at])));
});
