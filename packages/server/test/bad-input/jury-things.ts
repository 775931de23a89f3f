import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import type { TestServer } from '#test/test-server.ts';

export type JuryThing = 'juryContest' | 'juryRound' | 'juror' | 'juryTurn';
type JuryThings = Readonly<Record<JuryThing, string>>;

export const JURY_PATHS: readonly [RegExp, JuryThing][] = [
  [/admin\/juror\//, 'juror'],
  [/admin\/contest-jury\//, 'juryRound'],
  [/admin\/jury\//, 'juryTurn'],
];

const inRound = ({ juryRound }: JuryThings) => `roundId=${juryRound}&category=PHOTO_SINGLE`;
export const JURY_QUERIES: Readonly<Record<string, (things: JuryThings) => string>> = {
  'GET /admin/juror/list': ({ juryContest }) => `contestId=${juryContest}`,
  'GET /admin/contest-jury/steps': ({ juryContest }) => `contestId=${juryContest}`,
  'GET /admin/contest-jury/board': inRound,
  'GET /admin/jury/rounds': ({ juryContest }) => `contestId=${juryContest}`,
  'GET /admin/jury/strip': inRound,
};

const BY = { userId: null, displayName: 'Hệ thống' };

/** A round that is open, in which the caller has one work to judge. */
export async function juryIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
): Promise<JuryThings> {
  const { db } = server;
  const { user } = await server.ask(sessionEndpoints.me, { headers });
  const contest = await aContest(db, project);
  const submission = await aSubmission(db, project, contest, { state: 'IN_PRELIM' });
  const round = await insertVersioned(
    db,
    'contest_rounds',
    project,
    {
      contest_id: contest,
      key: 'PRELIM',
      position: 2,
      mode: 'SCORE10',
      open_time: null,
      close_time: null,
      state: 'OPEN',
    },
    BY,
  );
  const juror = await insertVersioned(
    db,
    'contest_jurors',
    project,
    { contest_id: contest, user_id: user.userId, name: 'Giám khảo', round_keys: ['PRELIM'] },
    BY,
  );
  const turn = await insertVersioned(
    db,
    'jury_turns',
    project,
    {
      round_id: round.id,
      juror_id: juror.id,
      submission_id: submission,
      category: 'PHOTO_SINGLE',
      place: 1,
      points: null,
      handled_time: null,
    },
    BY,
  );
  return { juryContest: contest, juryRound: round.id, juror: juror.id, juryTurn: turn.id };
}
