import { insertVersioned } from '#server/core/db/versioned.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aGuardianPaper } from '#test/factories/a-guardian-paper.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { aFinding, aVote } from '#test/factories/a-vote.ts';
import { anAward, aPrize } from '#test/factories/an-award.ts';
import type { TestServer } from '#test/test-server.ts';
import { JURY_PATHS, JURY_QUERIES, type JuryThing, juryIn } from './jury-things.ts';

type ResultThing = 'prize' | 'finalist' | 'award' | 'lockedRound' | 'submissionRecall';
export type ContestThing = 'contest' | 'submission' | 'voteFinding' | 'voteMonth' | ResultThing | JuryThing;

export const CONTEST_PATHS: readonly [RegExp, ContestThing][] = [
  [/admin\/submission\//, 'submission'],
  [/admin\/contest\//, 'contest'],
  [/admin\/contest-award\//, 'award'],
  [/admin\/submission-recall\/preview/, 'submission'],
  [/admin\/submission-recall\//, 'submissionRecall'],
  ...JURY_PATHS,
];

export const CONTEST_QUERIES: Readonly<
  Record<string, (things: Readonly<Record<ContestThing, string>>) => string>
> = {
  'GET /admin/submission/list': ({ contest }) => `contestId=${contest}`,
  'GET /admin/contest-vote/overview': ({ contest }) => `contestId=${contest}`,
  'GET /admin/contest-vote/board': ({ contest }) => `contestId=${contest}`,
  'GET /admin/contest-vote/months': ({ contest }) => `contestId=${contest}`,
  'GET /admin/contest-vote/findings': ({ contest }) => `contestId=${contest}`,
  'GET /admin/contest-vote/votes': ({ contest }) => `contestId=${contest}`,
  'GET /admin/submission/search': () => 'text=HV26',
  'GET /admin/submission/counts': ({ contest }) => `contestId=${contest}`,
  'GET /admin/contest-award/board': ({ contest }) => `contestId=${contest}`,
  'GET /admin/submission-recall/list': ({ contest }) => `contestId=${contest}`,
  ...JURY_QUERIES,
};

/** A contest that is open, with one work, a proposal about its vote and a noted month; and one that is being judged. */
export async function contestsIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<ContestThing, string>>> {
  const { db } = server;
  const contest = await aContest(db, project, { rules_version: 1 });
  const text = JSON.stringify({ vi: 'Điều 1', en: '' });
  await db
    .insertInto('contest_rules')
    .values({
      project_id: project,
      contest_id: contest,
      version: 1,
      rules: text,
      consent: text,
      privacy: text,
      copyright: text,
      created_by_id: null,
      created_by_name: 'Hệ thống',
    })
    .execute();
  const submission = await aSubmission(db, project, contest);
  await aGuardianPaper(server, submission);
  const votes = [await aVote(db, project, contest, { work: submission })];
  const { id: voteMonth } = await insertVersioned(
    db,
    'vote_months',
    project,
    { contest_id: contest, month: '2026-01', noted_time: new Date() },
    { userId: null, displayName: '' },
  );
  const voteFinding = await aFinding(db, project, contest, { work: submission, votes });
  return {
    contest,
    submission,
    voteFinding,
    voteMonth,
    prize: await aPrize(db, project, contest),
    finalist: await aSubmission(db, project, contest, { state: 'IN_FINAL' }),
    award: await anAward(db, project, contest, { submission_id: await aSubmission(db, project, contest) }),
    lockedRound: await aLockedRound(server, project, contest),
    submissionRecall: await aRecall(server, project, contest),
    ...(await juryIn(server, project, headers)),
  };
}

const BY = { userId: null, displayName: '' };

async function aLockedRound({ db }: TestServer, project: string, contest: string): Promise<string> {
  const values = {
    contest_id: contest,
    key: 'FINAL',
    position: 3,
    mode: 'SCORE10',
    state: 'LOCKED',
    open_time: null,
    close_time: null,
  } as const;
  return (await insertVersioned(db, 'contest_rounds', project, values, BY)).id;
}

async function aRecall({ db }: TestServer, project: string, contest: string): Promise<string> {
  const values = {
    contest_id: contest,
    submission_id: await aSubmission(db, project, contest, { is_recalled: true }),
    reason: 'Khiếu nại bản quyền.',
    was_gallery: true,
    was_featured: false,
    was_exhibited: false,
    file_ids: [],
    undo_until: new Date(Date.now() + 86_400_000),
  };
  return (await insertVersioned(db, 'submission_recalls', project, values, BY)).id;
}
