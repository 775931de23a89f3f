import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { awardEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { contestSettingsEndpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { anAward, aPrize } from '#test/factories/an-award.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
const DECISION = { decisionNo: '12/QĐ-BTC', decisionDate: '2025-12-01' };
let project: string;
let admin: Record<string, string>;
let chief: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  const hire = async (role: 'ADMIN' | 'SUPPER_ADMIN') =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project });
  [admin, chief] = [await hire('ADMIN'), await hire('SUPPER_ADMIN')];
});

/** A contest that is judged, with a gold and two silver prizes and one of the audience. */
async function aFinal() {
  const contest = await aContest(db, project, { state: 'JUDGING' });
  const gold = await aPrize(db, project, contest, { name: 'Giải Nhất' });
  const silver = await aPrize(db, project, contest, { name: 'Giải Nhì', quantity: 2, position: 2 });
  const audience = await aPrize(db, project, contest, {
    ...{ name: 'Bình chọn', kind: 'AUDIENCE', category: null, medal: 'NONE', position: 3 },
  });
  const finalist = async (rank: number, more: Parameters<typeof aSubmission>[3] = {}) =>
    await aSubmission(db, project, contest, { state: 'AWARD_PROPOSED', rank, round_key: 'FINAL', ...more });
  const board = async () =>
    await server.ask(endpoints.board, { query: { contestId: contest }, headers: admin });
  const state = async (id: string) =>
    (await server.ask(submissionEndpoints.detail, { params: { id }, headers: admin })).state;
  const create = (body: BodyInput<typeof endpoints.create>) =>
    server.send(endpoints.create, { body, headers: admin });
  const confirm = async (headers = admin) => {
    const items = (await board()).awards
      .filter((one) => one.state === 'PROPOSED')
      .map(({ id, version }) => ({ id, version }));
    return await server.send(endpoints.confirm, { body: { items, ...DECISION }, headers });
  };
  return { contest, gold, silver, audience, finalist, board, state, create, confirm };
}

const codeOf = (answer: unknown) => /"rules":\[\{"code":"([A-Z_]+)"/.exec(JSON.stringify(answer))?.[1];

describe('Prizes', () => {
  test('go down the ranking and to the audience’s favourite, and are awarded by one decision', async () => {
    const { contest, gold, silver, audience, finalist, board, state, confirm } = await aFinal();
    const [first, second] = [await finalist(1), await finalist(2)];
    const loved = await aSubmission(db, project, contest, { state: 'ELIMINATED', vote_valid: 40 });
    const added = await server.ask(endpoints.propose, { body: { contestId: contest }, headers: admin });
    expect(added).toEqual({ added: 3, ties: [] });
    const proposed = (await board()).awards.map(({ prizeId, work }) => [prizeId, work.id]);
    expect(proposed).toEqual([
      [gold, first],
      [silver, second],
      [audience, loved],
    ]);
    expect((await confirm()).status).toBe(200);
    const after = await board();
    expect(after.awards.map((one) => [one.state, one.decisionNo])).toEqual(
      Array.from({ length: 3 }, () => ['AWARDED', '12/QĐ-BTC']),
    );
    expect(after.prizes.map(({ awarded, quantity }) => `${awarded}/${quantity}`)).toEqual([
      '1/1',
      '1/2',
      '1/1',
    ]);
    expect([await state(first), await state(loved)]).toEqual(['AWARDED', 'ELIMINATED']);
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'title', 'after'])
      .where('entity', '=', 'contestAward')
      .where('project_id', '=', project)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 3 }, () => 'contestAward.propose'),
      ...Array.from({ length: 3 }, () => 'contestAward.confirm'),
    ]);
    expect(JSON.stringify(log)).not.toContain('Nguyễn Thị Hoa');
  });

  test('are refused beyond their number, twice for one work, and outside of the final', async () => {
    const { contest, gold, silver, finalist, create } = await aFinal();
    const [first, second] = [await finalist(1), await finalist(2)];
    expect((await create({ submissionId: first, prizeId: gold })).status).toBe(200);
    expect(codeOf((await create({ submissionId: second, prizeId: gold })).envelope)).toBe('PRIZES_GONE');
    expect(codeOf((await create({ submissionId: first, prizeId: silver })).envelope)).toBe('ONE_JURY_PRIZE');
    const film = await finalist(1, { category: 'VIDEO' });
    expect(codeOf((await create({ submissionId: film, prizeId: silver })).envelope)).toBe('OTHER_CATEGORY');
    const early = await aSubmission(db, project, contest, { state: 'IN_PRELIM' });
    expect(codeOf((await create({ submissionId: early, prizeId: silver })).envelope)).toBe('NOT_IN_FINAL');
  });

  test('are never given twice by two people at once', async () => {
    const { gold, finalist, board, create } = await aFinal();
    const works = [await finalist(1), await finalist(2)];
    const both = await Promise.all(works.map((submissionId) => create({ submissionId, prizeId: gold })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await board()).prizes[0]).toMatchObject({ proposed: 1, quantity: 1 });
  });

  test('bring a finalist to the proposals, and a proposal given up brings it back', async () => {
    const { contest, gold, board, state, create } = await aFinal();
    const work = await aSubmission(db, project, contest, { state: 'IN_FINAL' });
    await create({ submissionId: work, prizeId: gold });
    expect(await state(work)).toBe('AWARD_PROPOSED');
    const [proposal] = (await board()).awards;
    await server.ask(endpoints.withdraw, {
      params: { id: proposal?.id ?? '' },
      body: { version: proposal?.version ?? 0 },
      headers: admin,
    });
    expect([await state(work), (await board()).awards]).toEqual(['IN_FINAL', []]);
  });
});

describe('A work that is moved by the other calls', () => {
  const move = (id: string, body: Partial<BodyInput<typeof submissionEndpoints.move>>, headers = admin) =>
    server.send(submissionEndpoints.move, {
      params: { id },
      body: { version: 1, ...body } as BodyInput<typeof submissionEndpoints.move>,
      headers,
    });

  test('is awarded only with a prize, and takes its proposal along', async () => {
    const { finalist, gold, contest, board } = await aFinal();
    const [bare, proposed] = [await finalist(1), await finalist(2)];
    expect(codeOf((await move(bare, { to: 'AWARDED', ...DECISION })).envelope)).toBe('PRIZE_MISSING');
    await anAward(db, project, contest, { submission_id: proposed, prize_id: gold });
    expect((await move(proposed, { to: 'AWARDED', ...DECISION })).status).toBe(200);
    expect((await board()).awards).toMatchObject([{ state: 'AWARDED', decisionNo: '12/QĐ-BTC' }]);
  });

  test('loses its proposal when it goes back or is disqualified', async () => {
    const { finalist, gold, silver, contest, board } = await aFinal();
    const [back, out] = [await finalist(1), await finalist(2)];
    await anAward(db, project, contest, { submission_id: back, prize_id: gold });
    await anAward(db, project, contest, { submission_id: out, prize_id: silver });
    await move(back, { to: 'IN_FINAL' });
    await move(out, { to: 'IN_FINAL' });
    expect((await board()).awards).toEqual([]);
  });
});

test('an award is revoked by a super administrator with a reason and a decision, and frees its prize', async () => {
  const { gold, finalist, board, state, create, confirm } = await aFinal();
  const work = await finalist(1);
  await create({ submissionId: work, prizeId: gold });
  await confirm();
  const { id, version } = (await board()).awards[0] ?? { id: '', version: 0 };
  const body = {
    version,
    decisionNo: '3/QĐ',
    decisionDate: '2026-01-05',
    reasonCode: 'AI_GENERATED',
  } as const;
  expect((await server.send(endpoints.revoke, { params: { id }, body, headers: admin })).status).toBe(403);
  await server.ask(endpoints.revoke, { params: { id }, body, headers: chief });
  expect(await state(work)).toBe('REVOKED');
  const after = await board();
  expect(after.awards[0]).toMatchObject({ state: 'REVOKED', decisionNo: '12/QĐ-BTC', revokeNo: '3/QĐ' });
  expect(after.prizes[0]).toMatchObject({ awarded: 0, proposed: 0 });
  const pay = (paidState: 'PAID' | 'RETURNED', at: number) =>
    server.send(endpoints.pay, { params: { id }, body: { version: at, paidState }, headers: admin });
  expect(codeOf((await pay('PAID', after.awards[0]?.version ?? 0)).envelope)).toBe('PAID_ALREADY');
});

test('bank data are sealed, asked for of the awarded alone, and shown with a row in the log', async () => {
  const { gold, finalist, board, create, confirm } = await aFinal();
  const work = await finalist(1);
  await create({ submissionId: work, prizeId: gold });
  const proposal = (await board()).awards[0] ?? { id: '', version: 0 };
  const payee = {
    idNumber: '001099012345',
    bank: 'VietinBank',
    account: '711A98765',
    holder: 'NGUYEN THI HOA',
  };
  const save = async () => {
    const { id, version } = (await board()).awards[0] ?? proposal;
    const body = { version, ...payee };
    return await server.send(endpoints.savePayee, { params: { id }, body, headers: chief });
  };
  expect(codeOf((await save()).envelope)).toBe('NOT_AWARDED');
  await confirm();
  expect((await save()).status).toBe(200);
  const at = { params: { id: proposal.id }, body: {} };
  expect((await server.send(endpoints.payee, { ...at, headers: admin })).status).toBe(403);
  expect(await server.ask(endpoints.payee, { ...at, headers: chief })).toEqual(payee);
  const everything = await db
    .selectFrom('entrants')
    .selectAll()
    .where('project_id', '=', project)
    .where('bank_box', 'is not', null)
    .execute();
  expect(everything).toHaveLength(1);
  expect(JSON.stringify(everything)).not.toMatch(/001099012345|711A98765|VietinBank/);
  const log = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'contestAward')
    .where('entity_id', '=', proposal.id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action).slice(-2)).toEqual([
    'contestAward.savePayee',
    'contestAward.reveal',
  ]);
  expect(JSON.stringify(log)).not.toMatch(/001099012345|711A98765|HOA/);
});

test('results are not announced while a proposal waits for its decision', async () => {
  const { contest, gold, finalist, board, create, confirm } = await aFinal();
  await create({ submissionId: await finalist(1), prizeId: gold });
  expect((await board()).missing).toEqual(['PROPOSALS_LEFT', 'NOBODY_AWARDED']);
  const announce = async () =>
    await server.send(contestSettingsEndpoints.announce, {
      params: { id: contest },
      body: { version: (await board()).contest.version },
      headers: admin,
    });
  expect(codeOf((await announce()).envelope)).toBe('NOT_READY');
  await confirm();
  expect((await board()).missing).toEqual([]);
  expect((await announce()).status).toBe(200);
  expect((await board()).contest.state).toBe('ANNOUNCED');
});

test('the map counts works by province and contest, and apart those from abroad', async () => {
  const own = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'AUTHOR', projects: [own] }), { project: own });
  const contest = await aContest(db, own, { year: 2025 });
  for (const code of ['15', '15', '46']) await aSubmission(db, own, contest, { province_code: code });
  await aSubmission(db, own, contest, { province_code: null });
  await aSubmission(db, own, contest, { country: 'FR', province_code: null });
  await aSubmission(db, own, contest, { state: 'WITHDRAWN' });
  const { items } = await server.ask(endpoints.provinces, { headers });
  expect(items).toMatchObject([
    { contestId: contest, year: 2025, isOpen: true, provinces: { 15: 2, 46: 1 }, unplaced: 1, abroad: 1 },
  ]);
});
