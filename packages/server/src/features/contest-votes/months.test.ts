import { contestVoteEndpoints as endpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { expect, test } from 'vitest';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { aFinding, aVote } from '#test/factories/a-vote.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { monthJobs, planMonths } from './months/month-jobs.ts';

const server = await startTestServer();
const { db } = server;

test('a month is noted at its 24:00, counted again after a strike, and stays once it is announced', async () => {
  const project = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
  const contestId = await aContest(db, project, {
    voting: JSON.stringify({ ...USUAL_VOTING, enabled: true, monthly: true }),
    vote_open_time: new Date('2026-08-01T00:00:00Z'),
    vote_close_time: new Date('2026-10-31T00:00:00Z'),
  });
  const prize = {
    contest_id: contestId,
    category: 'PHOTO_SINGLE',
    name: 'Ảnh của tháng',
    medal: 'NONE',
  } as const;
  const by = { userId: null, displayName: '' };
  await insertVersioned(db, 'contest_prizes', project, { ...prize, kind: 'MONTHLY', position: 1 }, by);
  const aWork = () => aSubmission(db, project, contestId, { state: 'VALID', is_public_gallery: true });
  const [first, second] = [await aWork(), await aWork()];
  const last = new Date('2026-09-30T16:59:59.999Z');
  const votes = [];
  for (let at = 0; at < 3; at += 1)
    votes.push(await aVote(db, project, contestId, { work: first, time: last }));
  for (let at = 0; at < 2; at += 1) await aVote(db, project, contestId, { work: second, time: last });
  // Taken back after the month, and voted after it.
  const back = { state: 'BACK', back_time: new Date('2026-09-30T17:00:00Z') } as const;
  await aVote(db, project, contestId, { work: second, time: last, ...back });
  await aVote(db, project, contestId, { work: second, time: new Date('2026-09-30T17:00:00Z') });
  await aVote(db, project, contestId, { work: first, time: new Date('2026-10-02T00:00:00Z') });
  await aVote(db, project, contestId, { work: first, time: new Date('2026-10-02T00:00:00Z') });

  await planMonths(db, new Date('2026-10-01T03:00:00Z'));
  await planMonths(db, new Date('2026-11-01T03:00:00Z'));
  await runDueJobs(db, monthJobs());
  const months = async () => (await server.ask(endpoints.months, { query: { contestId }, headers })).items;
  const winnersOf = (items: Awaited<ReturnType<typeof months>>) =>
    Object.fromEntries(
      items.map(({ month, places }) => [
        month,
        places.filter(({ prize: won }) => won !== null).map(({ submission }) => submission.id),
      ]),
    );
  const noted = await months();
  // Three each: who was sent first leads.
  expect(noted.find(({ month }) => month === '2026-09')?.places).toMatchObject([
    { submission: { id: first }, place: 1, votes: 3, prize: { vi: 'Ảnh của tháng' } },
    { submission: { id: second }, place: 2, votes: 3, prize: null },
  ]);
  expect(winnersOf(noted)).toMatchObject({ '2026-09': [first], '2026-10': [second] });

  const finding = await aFinding(db, project, contestId, { work: first, votes: votes.slice(0, 1) });
  const reason = 'Phiếu giả';
  await server.ask(endpoints.decide, { body: { action: 'strike', ids: [finding], reason }, headers });
  expect(winnersOf(await months())).toMatchObject({ '2026-09': [first] });
  const again = { contestId, month: '2026-09', reason };
  const { items } = await server.ask(endpoints.recountMonth, { body: again, headers });
  expect(winnersOf(items)).toMatchObject({ '2026-09': [second], '2026-10': [first] });

  const september = items.find(({ month }) => month === '2026-09');
  const announce = { id: september?.id ?? '', version: september?.version ?? 0 };
  await server.ask(endpoints.announceMonth, { body: announce, headers });
  const refused = await server.send(endpoints.recountMonth, { body: again, headers });
  expect(JSON.stringify(refused.envelope)).toContain('MONTH_ANNOUNCED');
  const early = await server.send(endpoints.recountMonth, { body: { ...again, month: '2099-01' }, headers });
  expect(JSON.stringify(early.envelope)).toContain('MONTH_NOT_OVER');
});
