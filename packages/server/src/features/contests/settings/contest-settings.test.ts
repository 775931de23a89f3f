import { contestSettingsEndpoints as endpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { startTestServer } from '#test/test-server.ts';
import { aContestOffice, FINAL_ROUND, FIRST_PRIZE } from '../test-support/a-contest-office.ts';

const NOTICE = 'Ban Tổ chức điều chỉnh thể lệ theo ý kiến người dự thi.';
const server = await startTestServer({
  mailTokens: linkTokens({ current: 'a-key-for-links-that-is-long-enough', previous: undefined }),
});
let office: Awaited<ReturnType<typeof aContestOffice>>;
beforeAll(async () => {
  office = await aContestOffice(server, () => new Date());
});

const of = (id: string) => ({ headers: office.headers, params: { id } });
const auditOf = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'contest')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
type Refusal = Awaited<ReturnType<typeof server.refusal>>;
const codesOf = ({ details }: Refusal) =>
  (details?.rules ?? []).map(({ code, field }) => `${field ?? ''} ${code}`.trim());

test('a new contest opens only once its list is met, and then says each change to readers', async () => {
  const made = await office.draft();
  const early = await server.refusal(endpoints.open, {
    ...of(made.id),
    body: { version: made.version, when: 'NOW' },
  });
  expect(codesOf(early)).toEqual(
    expect.arrayContaining(['organisers ORGANISERS', 'dates INTAKE_DATES', 'rules RULES']),
  );
  const { items } = await server.ask(endpoints.checklist, of(made.id));
  expect(items).toContainEqual({ code: 'MAIL', met: true });
  expect(items).toContainEqual({ code: 'RULES', met: false });

  const opened = await office.open();
  expect(opened).toMatchObject({ state: 'OPEN', opensItself: false, rulesVersion: 1 });
  expect(Date.parse(opened.openTime ?? '')).toBeLessThanOrEqual(Date.now());
  const silent = await server.refusal(endpoints.update, {
    headers: office.headers,
    body: { id: opened.id, version: opened.version, minAge: 12 },
  });
  expect(codesOf(silent)).toEqual(['notice NOTICE_NEEDED']);
  const said = await server.ask(endpoints.update, {
    headers: office.headers,
    body: { id: opened.id, version: opened.version, minAge: 12, notice: NOTICE },
  });
  expect(said.minAge).toBe(12);
  expect((await server.ask(endpoints.notices, of(opened.id))).items).toMatchObject([
    { text: NOTICE, changes: [{ of: '', field: 'minAge', before: '15', after: '12' }] },
  ]);
  const log = await auditOf(opened.id);
  expect(log.map(({ action }) => action)).toEqual([
    'contest.create',
    'contest.update',
    'contest.changeRounds',
    'contest.changePrizes',
    'contest.publishRules',
    'contest.open',
    'contest.update',
  ]);
  expect(log.at(-1)).toMatchObject({ before: { minAge: 15 }, after: { minAge: 12, notice: NOTICE } });
});

test('an open contest refuses terms that are tighter, fixed or in the wrong order, all at once', async () => {
  const { id, version } = await office.open();
  const refused = await server.refusal(endpoints.update, {
    headers: office.headers,
    body: { id, version, notice: NOTICE, minAge: 18, prefix: 'KHAC1', awardTime: office.days(2) },
  });
  expect(codesOf(refused)).toEqual([
    'prefix FIELD_FIXED',
    'minAge ONLY_WIDER',
    'awardTime AWARD_BEFORE_ANNOUNCE',
  ]);
  expect(await server.ask(contestEndpoints.detail, of(id))).toMatchObject({ version, minAge: 15 });
});

test('a stale version, a foreign contest, a used code and a used prefix are refused', async () => {
  const contest = await office.draft();
  const body = { id: contest.id, version: contest.version, title: 'Tên khác' };
  const { headers } = office;
  await server.ask(endpoints.update, { headers, body });
  expect((await server.refusal(endpoints.update, { headers, body })).code).toBe('VERSION_CONFLICT');
  const elsewhere = await aContestOffice(server, () => new Date());
  expect((await server.refusal(endpoints.update, { headers: elsewhere.headers, body })).code).toBe(
    'NOT_FOUND',
  );
  const named = { code: contest.code, prefix: contest.prefix, title: 'A', year: 2026 };
  expect(codesOf(await server.refusal(endpoints.create, { headers, body: named }))).toEqual([
    'code CODE_TAKEN',
  ]);
  const other = { ...named, code: `${contest.code}-2` };
  expect(codesOf(await server.refusal(endpoints.create, { headers, body: other }))).toEqual([
    'prefix PREFIX_TAKEN',
  ]);
});

test('rounds and prizes are set as a whole, and a prize that was promised stays', async () => {
  const contest = await office.complete();
  const bad = { ...FINAL_ROUND, criteria: FINAL_ROUND.criteria.slice(1) };
  const sums = await server.refusal(endpoints.saveRounds, {
    ...of(contest.id),
    body: { version: contest.version, rounds: [FINAL_ROUND, bad] },
  });
  expect(codesOf(sums)).toEqual(['rounds.1.key ROUND_TWICE', 'rounds.1.criteria WEIGHTS_SUM']);
  const first = contest.prizes[0];
  const prizes = [
    { ...FIRST_PRIZE, name: 'Giải Nhì', medal: 'SILVER' as const, amount: 30_000_000, quantity: 2 },
    { ...FIRST_PRIZE, id: first?.id },
  ];
  const ordered = await server.ask(endpoints.savePrizes, {
    ...of(contest.id),
    body: { version: contest.version, prizes },
  });
  expect(ordered.prizes.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Giải Nhì', 2],
    ['Giải Nhất', 1],
  ]);
  const { id, version } = await server.ask(endpoints.open, {
    ...of(contest.id),
    body: { version: ordered.version, when: 'NOW' },
  });
  const dropped = await server.refusal(endpoints.savePrizes, {
    ...of(id),
    body: { version, notice: NOTICE, prizes: [{ ...FIRST_PRIZE, id: first?.id, amount: 1 }] },
  });
  expect(codesOf(dropped)).toEqual(['prizes.0.amount PRIZE_LOWERED', 'prizes PRIZE_PROMISED']);
});

test('a new version of the rules leaves the old one as it was, and the same texts make none', async () => {
  const contest = await office.complete();
  const {
    createTime: _,
    createdBy: __,
    version,
    ...texts
  } = await server.ask(endpoints.rules, {
    headers: office.headers,
    params: { id: contest.id },
    query: { rulesVersion: '1' },
  });
  expect(version).toBe(1);
  const same = await server.refusal(endpoints.publishRules, {
    ...of(contest.id),
    body: { ...texts, version: contest.version },
  });
  expect(codesOf(same)).toEqual(['RULES_UNCHANGED']);
  const rules = { vi: 'Thể lệ, sửa Điều 5', en: '' };
  const next = await server.ask(endpoints.publishRules, {
    ...of(contest.id),
    body: { ...texts, rules, version: contest.version },
  });
  expect(next.rulesVersion).toBe(2);
  const params = (rulesVersion: string) => ({ ...of(contest.id), query: { rulesVersion } });
  expect((await server.ask(endpoints.rules, params('1'))).rules.vi).toBe('Thể lệ');
  expect((await server.ask(endpoints.rules, params('2'))).rules.vi).toBe('Thể lệ, sửa Điều 5');
  const { items } = await server.ask(endpoints.rulesVersions, of(contest.id));
  expect(items.map((one) => one.version)).toEqual([2, 1]);
});

test('a contest is cloned as a draft a year later, with its rounds, prizes and texts', async () => {
  const contest = await office.open();
  const clone = await server.ask(endpoints.clone, {
    ...of(contest.id),
    body: {
      version: contest.version,
      code: `${contest.code}-sau`,
      prefix: `S${contest.prefix}`.slice(0, 8),
      title: 'Năm sau',
      year: 2027,
    },
  });
  expect(clone).toMatchObject({
    state: 'DRAFT',
    rulesVersion: 1,
    title: 'Năm sau',
    works: 0,
    extendedTo: null,
  });
  const years = (text: string | null) => Number(text?.slice(0, 4));
  expect(years(clone.closeTime) - years(contest.closeTime)).toBe(1);
  expect(clone.rounds.map(({ key, state }) => [key, state])).toEqual([['FINAL', 'WAITING']]);
  expect(clone.prizes.map(({ name, amount }) => [name, amount])).toEqual([['Giải Nhất', 50_000_000]]);
  expect((await auditOf(clone.id))[0]).toMatchObject({ after: { clonedFrom: contest.code } });
  const { items } = await server.ask(endpoints.calendar, { headers: office.headers });
  expect(items.find(({ id }) => id === clone.id)?.phases.map(({ kind }) => kind)).toEqual([
    'INTAKE',
    'ANNOUNCE',
  ]);
});
