import { contestVoteEndpoints as endpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { evidenceText } from '@toasoan/contract/features/contest-votes/vote-evidence.ts';
import type { FindingAction } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { describe, expect, test } from 'vitest';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { aFinding, aVote } from '#test/factories/a-vote.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { voteAnalysisTask } from './patterns/vote-analysis-task.ts';

const server = await startTestServer();
const { db } = server;
const handlers = taskJobs({
  files: new TaskFiles(server.storage, server.scratch),
  handlers: [voteAnalysisTask()],
});
const MINUTE = 60_000;
const START = Date.parse('2026-11-10T02:00:00Z');

async function anOffice(voting: Partial<typeof USUAL_VOTING> = {}) {
  const project = await aProject(db);
  const contestId = await aContest(db, project, { voting: JSON.stringify({ ...USUAL_VOTING, ...voting }) });
  const headers = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
  const aWork = (title = 'Bến sông') =>
    aSubmission(db, project, contestId, { title, state: 'VALID', is_public_gallery: true });
  const vote = (work: string, more: Partial<Parameters<typeof aVote>[3]> = {}) =>
    aVote(db, project, contestId, { work, ...more });
  const recount = () => server.ask(endpoints.recount, { body: { contestId }, headers });
  const decide = (action: FindingAction, ...ids: string[]) =>
    server.ask(endpoints.decide, { body: { action, ids, reason: 'Cùng một người' }, headers });
  const analyse = async () => {
    await server.ask(endpoints.analyse, { body: { contestId }, headers });
    await runDueJobs(db, handlers);
    const query = { contestId, state: ['PROPOSED' as const], limit: 100 };
    return (await server.ask(endpoints.findings, { query, headers })).items;
  };
  const columns = async (work: string) => {
    const row = await db
      .selectFrom('submissions')
      .select(['vote_count', 'vote_valid'])
      .where('id', '=', work)
      .executeTakeFirstOrThrow();
    return [row.vote_count, row.vote_valid];
  };
  return { project, contestId, headers, aWork, vote, recount, decide, analyse, columns };
}

const block = (name: string) => Buffer.from(name);

describe('Patterns', () => {
  test('find similar names, bursts, blocks and young accounts, and leave a quiet work alone', async () => {
    const antiFraud = { minAccountAgeHours: 1, maxPerNetworkPerDay: 3, similarNames: true };
    const { aWork, vote, recount, analyse } = await anOffice({ antiFraud });
    const [quiet, alike, burst, net] = [await aWork(), await aWork(), await aWork(), await aWork()];
    const old = (at: number) => ({ verified: new Date(START + at * MINUTE) });
    const late = new Date(START + 6_000 * MINUTE);
    const names = ['Mai', 'Tuấn', 'Hạnh', 'Quân', 'Giang', 'Uyên', 'Khoa', 'Dung', 'Phúc', 'Sơn'];
    const person = (at: number) => ({
      email: `${names[at]}x${at}@thu.example`.toLowerCase(),
      name: `${names[at]} Lê`,
    });
    for (const at of [0, 1, 2, 3, 4])
      await vote(quiet, { voter: { ...person(at), ...old(at * 300) }, time: late });
    for (const at of [0, 1, 2, 3])
      await vote(alike, { voter: { email: `hoatran${at}@a${at}.example`, ...old(at * 9) }, time: late });
    for (const at of names.keys())
      await vote(burst, {
        voter: { ...person(at), email: `${at}${names[at]}@b.example`.toLowerCase(), ...old(9_000 + at / 2) },
        time: new Date(START + 9_400 * MINUTE),
      });
    for (const at of [0, 1, 2, 3, 4])
      await vote(net, {
        voter: {
          email: `${names[at]}@n.example`.toLowerCase(),
          name: `${names[9 - at]} Vũ`,
          ...old(at * 200),
        },
        time: new Date(START + (at + 1_000) * MINUTE),
        block_hash: block('one'),
      });
    await vote(quiet, { voter: { email: 'xuan@moi.example', ...old(5_990) }, time: late });
    await recount();
    const found = await analyse();
    const by = (work: string) =>
      found.filter(({ submission }) => submission.id === work).map(({ pattern, votes }) => [pattern, votes]);
    expect(by(alike)).toEqual([['SIMILAR_NAMES', 4]]);
    expect(by(burst)).toEqual([['BURST', 10]]);
    expect(by(net)).toEqual([['NETWORK_BLOCK', 2]]);
    expect(by(quiet)).toEqual([['YOUNG_ACCOUNT', 1]]);
    const words = found.map(({ pattern, evidence }) => evidenceText(pattern, evidence, 'vi'));
    expect(words.join('\n')).toMatch(
      /4 email chỉ khác nhau .*ho•••0@a0•••.* từ 09:00 đến 09:27 ngày 10\/11\/2026/,
    );
    expect(words.join('\n')).toMatch(
      /2 phiếu vượt mức: dải mạng #[0-9a-f]{6} gửi 5 phiếu .* cuộc thi nhận 3/,
    );
    expect(JSON.stringify(found)).not.toMatch(/hoatran|\.example|Mai/);
  });

  test('propose votes no more that somebody decided to keep', async () => {
    const { aWork, vote, recount, analyse, decide } = await anOffice();
    const work = await aWork();
    for (const at of [0, 1, 2, 3]) await vote(work, { voter: { email: `hoatran${at}@a.example` } });
    await recount();
    const [finding] = await analyse();
    await decide('dismiss', finding?.id ?? '');
    expect(await analyse()).toEqual([]);
  });
});

describe('A strike', () => {
  test('takes the votes out of the count, is explained, does nothing twice, and is undone with a reason', async () => {
    const { project, contestId, headers, aWork, vote, recount, decide, columns } = await anOffice();
    const work = await aWork();
    const votes = [await vote(work), await vote(work), await vote(work)];
    await recount();
    const finding = await aFinding(db, project, contestId, { work, votes: votes.slice(0, 2) });
    expect(await decide('strike', finding)).toMatchObject({ done: 1 });
    expect(await decide('strike', finding)).toMatchObject({ done: 1 });
    expect(await columns(work)).toEqual([3, 1]);
    const query = { contestId, submissionId: work, state: ['STRUCK' as const] };
    const { items } = await server.ask(endpoints.votes, { query, headers });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      voter: expect.stringMatching(/^Lê•+ T•+ M•+ · ba•••\d+@th•••$/),
      strike: { findingId: finding, pattern: 'BURST', reason: 'Cùng một người', evidence: { votes: 2 } },
    });
    expect(await decide('dismiss', finding)).toMatchObject({ done: 0, total: 1 });
    expect(await decide('undo', finding)).toMatchObject({ done: 1 });
    expect(await columns(work)).toEqual([3, 3]);
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'contestVote')
      .where('entity_id', '=', finding)
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      { action: 'contestVote.strike', after: { pattern: 'BURST', votes: 2, voteReason: 'Cùng một người' } },
      { action: 'contestVote.undo', after: { votes: 2 } },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/thu\.example|Mai/);
  });

  test('undone leaves struck what another strike names too', async () => {
    const { project, contestId, aWork, vote, recount, decide, columns } = await anOffice();
    const work = await aWork();
    const votes = [await vote(work), await vote(work), await vote(work)];
    await recount();
    const first = await aFinding(db, project, contestId, { work, votes: votes.slice(0, 2) });
    const second = await aFinding(db, project, contestId, { work, votes: votes.slice(1) });
    await decide('strike', first, second);
    expect(await columns(work)).toEqual([3, 0]);
    await decide('undo', first);
    expect(await columns(work)).toEqual([3, 1]);
    await decide('undo', second);
    expect(await columns(work)).toEqual([3, 3]);
  });
});

test('the columns equal the rows after random votes, strikes, undos and moves of works', async () => {
  const { project, contestId, aWork, vote, recount, decide, columns } = await anOffice();
  const works = [await aWork(), await aWork(), await aWork()];
  const votes: { id: string; work: string }[] = [];
  const findings: string[] = [];
  let seed = 11;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let at = 0; at < 24; at += 1) {
    const work = works[random(3)] ?? '';
    votes.push({ id: await vote(work), work });
  }
  await recount();
  for (let step = 0; step < 40; step += 1) {
    const work = works[random(3)] ?? '';
    const finding = findings[random(Math.max(findings.length, 1))];
    if (finding === undefined || random(3) === 0) {
      const some = votes.filter((one) => one.work === work && random(2) === 0).map(({ id }) => id);
      findings.push(await aFinding(db, project, contestId, { work, votes: some }));
    } else await decide((['strike', 'undo', 'strike'] as const)[random(3)] ?? 'undo', finding);
    if (random(8) === 0)
      await db.updateTable('submissions').set({ state: 'ELIMINATED' }).where('id', '=', work).execute();
  }
  const before = await Promise.all(works.map(columns));
  expect(await recount()).toEqual({ works: 3, changed: 0 });
  expect(await Promise.all(works.map(columns))).toEqual(before);
  expect(before.reduce((sum, [count = 0]) => sum + count, 0)).toBe(24);
});
