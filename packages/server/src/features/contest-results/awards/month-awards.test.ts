import { awardEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { contestVoteEndpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { expect, test } from 'vitest';
import { monthJobs, planMonths } from '#server/features/contest-votes/public.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { aVote } from '#test/factories/a-vote.ts';
import { aPrize } from '#test/factories/an-award.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
const DECISION = { decisionNo: '5/QĐ-BTC', decisionDate: '2026-11-05' };
const ruleOf = (answer: unknown) => /"rules":\[\{"code":"([A-Z_]+)"/.exec(JSON.stringify(answer))?.[1];

/** September and October are over; readers voted in both. */
async function aVotedContest() {
  const project = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
  const contest = await aContest(db, project, {
    voting: JSON.stringify({ ...USUAL_VOTING, enabled: true, monthly: true }),
    vote_open_time: new Date('2026-08-31T17:00:00Z'),
    vote_close_time: new Date('2026-10-31T17:00:00Z'),
  });
  const monthly = { kind: 'MONTHLY', medal: 'NONE' } as const;
  const first = await aPrize(db, project, contest, { ...monthly, name: 'Nhất tháng' });
  const second = await aPrize(db, project, contest, { ...monthly, name: 'Nhì tháng', position: 2 });
  const aWork = (number: string) =>
    aSubmission(db, project, contest, { number, state: 'VALID', is_public_gallery: true });
  const works = [await aWork('HV26-A-00001'), await aWork('HV26-A-00002'), await aWork('HV26-A-00003')];
  const vote = async (at: number, votes: number, time: string) => {
    for (let one = 0; one < votes; one += 1)
      await aVote(db, project, contest, { work: works[at] ?? '', time: new Date(time) });
  };
  const close = async () => {
    await planMonths(db, new Date('2026-10-01T03:00:00Z'));
    await planMonths(db, new Date('2026-11-01T03:00:00Z'));
    await runDueJobs(db, monthJobs());
    const { items } = await server.ask(contestVoteEndpoints.months, {
      query: { contestId: contest },
      headers,
    });
    return Object.fromEntries(items.map((month) => [month.month, month]));
  };
  const board = () => server.ask(endpoints.board, { query: { contestId: contest }, headers });
  return { project, contest, headers, prizes: [first, second], works, vote, close, board };
}

test('the winners of a month get its prizes by rank, one moment after 24:00 belongs to the next month', async () => {
  const { headers, prizes, works, vote, close, board } = await aVotedContest();
  const [one = '', two = '', three = ''] = works;
  await vote(0, 3, '2026-09-30T16:59:59.999Z');
  await vote(1, 2, '2026-09-30T16:59:59.999Z');
  // 24:00 in Việt Nam: these are of October.
  await vote(1, 4, '2026-09-30T17:00:00.000Z');
  await vote(2, 1, '2026-10-31T16:59:59.999Z');
  const months = await close();
  const [september, october] = [months['2026-09'], months['2026-10']];
  if (september === undefined || october === undefined) return expect.unreachable();
  expect(
    october.places.map(({ submission, place, isOut, prize }) => [submission.id, place, isOut, prize?.vi]),
  )
    // The second of September keeps its place in October and wins nothing.
    .toEqual([
      [two, 1, true, undefined],
      [three, 2, false, 'Nhất tháng'],
    ]);
  const body = { monthId: september.id, version: september.version, decision: DECISION };
  expect(await server.ask(endpoints.month, { body, headers })).toMatchObject({ done: 2, total: 2 });
  const given = async () =>
    (await board()).awards.map(({ work, prizeId, month, state }) => [work.id, prizeId, month, state]);
  expect(await given()).toEqual([
    [one, prizes[0], '2026-09', 'AWARDED'],
    [two, prizes[1], '2026-09', 'AWARDED'],
  ]);
  // A second press gives nothing twice, and the month is announced.
  const again = await server.ask(endpoints.month, { body: { ...body, version: 2 }, headers });
  expect(again).toMatchObject({ done: 0, total: 2 });
  expect((await server.send(endpoints.month, { body, headers })).status).toBe(409);
  // Without a decision they wait for one.
  await server.ask(endpoints.month, {
    body: { monthId: october.id, version: october.version },
    headers,
  });
  expect(await given()).toContainEqual([three, prizes[0], '2026-10', 'PROPOSED']);
});

test('a monthly prize is given by hand to the winner of a closed month alone', async () => {
  const { headers, prizes, works, vote, close } = await aVotedContest();
  await vote(0, 3, '2026-09-10T00:00:00Z');
  await vote(1, 2, '2026-09-10T00:00:00Z');
  const give = async (at: number, month?: string) => {
    const named = month === undefined ? {} : { month };
    const body = { submissionId: works[at] ?? '', prizeId: prizes[0] ?? '', ...named };
    const answer = await server.send(endpoints.create, { body, headers });
    return ruleOf(answer.envelope) ?? answer.status;
  };
  expect([await give(0), await give(0, '2026-09')]).toEqual(['MONTH_MISSING', 'MONTH_NOT_CLOSED']);
  await close();
  expect([await give(2, '2026-09'), await give(0, '2026-09')]).toEqual(['MONTH_OTHER_WINNER', 200]);
  expect(await give(0, '2026-10')).toBe('HAS_PRIZE');
});

test('prizes of the audience wait until nobody can vote any more', async () => {
  const project = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
  const DAY = 86_400_000;
  const contest = await aContest(db, project, {
    state: 'JUDGING',
    voting: JSON.stringify({ ...USUAL_VOTING, enabled: true }),
    vote_open_time: new Date(Date.now() - 9 * DAY),
    vote_close_time: new Date(Date.now() + DAY),
  });
  const kind = 'AUDIENCE';
  const prizeId = await aPrize(db, project, contest, { kind, category: null, medal: 'NONE' });
  const loved = await aSubmission(db, project, contest, { state: 'VALID', vote_valid: 9 });
  const body = { contestId: contest, kind } as const;
  expect(ruleOf((await server.send(endpoints.propose, { body, headers })).envelope)).toBe('VOTES_OPEN');
  const all = await server.ask(endpoints.propose, { body: { contestId: contest }, headers });
  expect(all.added).toBe(0);
  const one = await server.send(endpoints.create, { body: { submissionId: loved, prizeId }, headers });
  expect(ruleOf(one.envelope)).toBe('VOTES_OPEN');
  const over = { vote_close_time: new Date(Date.now() - 1_000) };
  await db.updateTable('contests').set(over).where('id', '=', contest).execute();
  expect(await server.ask(endpoints.propose, { body, headers })).toEqual({ added: 1, ties: [] });
});
