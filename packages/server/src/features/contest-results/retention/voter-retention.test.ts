import { contestVoteEndpoints as endpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { evidenceText } from '@toasoan/contract/features/contest-votes/vote-evidence.ts';
import { expect, test } from 'vitest';
import { heldVoters, voteAnalysisTask } from '#server/features/contest-votes/public.ts';
import { aVoteWorld } from '#server/features/contest-votes/test-support/vote-world.ts';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { aVote } from '#test/factories/a-vote.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { erasePeopleInTime } from './erase-people.ts';
import { forgetVotersOfPerson } from './forget-voters.ts';
import { tablesWith } from './test-support/tables-with.ts';

const server = await startTestServer();
const { db } = server;
const handlers = taskJobs({
  files: new TaskFiles(server.storage, server.scratch),
  handlers: [voteAnalysisTask()],
});
const LONG_AGO = new Date('2023-06-01T00:00:00Z');

/** Four readers of nearly one name vote for a work, two of them beside another reader; the pattern is struck. */
async function aStruckVoting(mark: string) {
  const world = await aVoteWorld(server);
  const { projectId, contestId } = world;
  const headers = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [projectId] }), {
    project: projectId,
  });
  for (const at of [1, 2, 3, 4])
    await world.cast(await world.aBallot(`${mark}${at}@thu.example`, `${mark} ${'abcd'[at - 1]}`));
  await world.cast(await world.aBallot(`${mark}.ban@thu.example`, `Bạn của ${mark}`));
  await server.ask(endpoints.analyse, { body: { contestId }, headers });
  await runDueJobs(db, handlers);
  const findings = async () =>
    (await server.ask(endpoints.findings, { query: { contestId }, headers })).items;
  const found = (await findings()).find(({ pattern }) => pattern === 'SIMILAR_NAMES');
  const decide = async (action: 'strike' | 'undo') => {
    const body = { action, ids: [found?.id ?? ''], reason: 'Cùng một người' };
    return await server.ask(endpoints.decide, { body, headers });
  };
  await decide('strike');
  const recount = () => server.ask(endpoints.recount, { body: { contestId }, headers });
  const votes = async () => (await server.ask(endpoints.votes, { query: { contestId }, headers })).items;
  return { ...world, found, findings, decide, recount, votes };
}

async function originsOf(contestId: string): Promise<string[]> {
  const votes = await db
    .selectFrom('contest_votes')
    .select(['network_hash', 'block_hash', 'device_hash'])
    .where('contest_id', '=', contestId)
    .execute();
  return votes.flatMap((vote) => Object.values(vote).map((hash) => hash.toString('hex')));
}

test('after the period nothing in any table names a voter, and votes, strikes and the count stay', async () => {
  const mark = 'phieucuaai';
  const world = await aStruckVoting(mark);
  const { contestId, findings, decide, recount, votes, columns } = world;
  expect(world.found).toMatchObject({ votes: 4, evidence: { example: 'ph•••1@th•••' } });
  const origins = await originsOf(contestId);
  expect(new Set(origins).size).toBeGreaterThan(10);
  expect(await tablesWith(db, mark)).toEqual(['contest_voters', 'entry_codes']);
  await erasePeopleInTime(db, new Date());
  expect(await tablesWith(db, mark)).toHaveLength(2);
  await db
    .updateTable('contests')
    .set({ state: 'ARCHIVED', award_time: LONG_AGO, retention_days: 365 })
    .where('id', '=', contestId)
    .execute();
  await erasePeopleInTime(db, new Date());
  expect(await tablesWith(db, mark, 'ph•••1@th', ...origins)).toEqual([]);
  const sessions = db.selectFrom('voter_sessions').select('id').where('project_id', '=', world.projectId);
  expect(await sessions.execute()).toEqual([]);
  expect(await columns()).toEqual([5, 1, 0]);
  expect((await recount()).changed).toBe(0);
  const [struck] = await findings();
  expect(struck).toMatchObject({ pattern: 'SIMILAR_NAMES', state: 'STRUCK', votes: 4, struck: 4 });
  const words = struck && evidenceText(struck.pattern, struck.evidence, 'vi');
  expect(words).toMatch(/^4 email chỉ khác nhau .* \(kiểu •••\), xác nhận từ/);
  const shown = await votes();
  expect(shown.map(({ voter, block }) => voter + block)).toEqual(['', '', '', '', '']);
  expect(new Set(shown.map(({ voterId }) => voterId)).size).toBe(5);
  await decide('undo');
  expect(await columns()).toEqual([5, 5, 0]);
  const audited = await db
    .selectFrom('audit_log')
    .select('after')
    .where('project_id', '=', world.projectId)
    .where('action', '=', 'contestVote.eraseVoters')
    .execute();
  expect(audited).toEqual([{ after: { contestId, erased: 5, because: 'RETENTION' } }]);
});

test('erased voters of one contest show no pattern afterwards', async () => {
  const { contestId, findings, projectId } = await aStruckVoting('phieuxoasach');
  await db
    .updateTable('contests')
    .set({ state: 'ARCHIVED', award_time: LONG_AGO, retention_days: 1 })
    .where('id', '=', contestId)
    .execute();
  await erasePeopleInTime(db, new Date());
  const admin = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [projectId] }), {
    project: projectId,
  });
  await db
    .updateTable('contest_votes')
    .set({ state: 'VALID', finding_id: null })
    .where('contest_id', '=', contestId)
    .execute();
  await server.ask(endpoints.analyse, { body: { contestId }, headers: admin });
  await runDueJobs(db, handlers);
  expect((await findings()).filter(({ state }) => state === 'PROPOSED')).toEqual([]);
});

test('a person’s request erases their votes’ traces where the results are out, and nowhere else', async () => {
  const { projectId } = await aVoteWorld(server);
  const email = `ba-muoi-${aNumber()}@thu.example`;
  const contestOf = async (state: 'ANNOUNCED' | 'OPEN', vote: 'VALID' | 'BACK') => {
    const contest = await aContest(db, projectId, { state });
    const work = await aSubmission(db, projectId, contest);
    await aVote(db, projectId, contest, { work, state: vote, voter: { email, name: 'Lê Thị Mai' } });
    return contest;
  };
  const [announced, running, given] = [
    await contestOf('ANNOUNCED', 'VALID'),
    await contestOf('OPEN', 'VALID'),
    await contestOf('OPEN', 'BACK'),
  ];
  const person = { email: email.toUpperCase(), phone: '', name: '' };
  expect(await heldVoters.find(db, projectId, person, 10)).toHaveLength(3);
  const at = { now: new Date(), by: { userId: null, displayName: '' } };
  expect(await forgetVotersOfPerson(db, projectId, person, at)).toBe(2);
  const kept = await db
    .selectFrom('contest_voters')
    .select('contest_id')
    .where('email_key', '=', email)
    .execute();
  expect(kept).toEqual([{ contest_id: running }]);
  const audited = await db
    .selectFrom('audit_log')
    .select('after')
    .where('project_id', '=', projectId)
    .where('action', '=', 'contestVote.eraseVoters')
    .orderBy('id')
    .execute();
  expect(audited.map(({ after }) => after)).toEqual([
    { contestId: announced, erased: 1, because: 'REQUEST' },
    { contestId: given, erased: 1, because: 'REQUEST' },
  ]);
});
