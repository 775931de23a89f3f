import type { BodyInput, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { jurorEndpoints, juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import type { ContestCategory, RoundKey } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { insertVersioned, type ValuesOf } from '#server/core/db/versioned.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

const BY = { userId: null, displayName: 'Hệ thống' };

export interface Juror {
  readonly id: string;
  readonly person: Person;
  readonly headers: Record<string, string>;
}

type RoundOptions = Partial<ValuesOf<'contest_rounds'>>;

/** A contest with a preliminary round out of ten, an administrator, and the calls that a test makes. */
export async function aJury(server: TestServer, options: RoundOptions = {}, known?: string) {
  const { db } = server;
  const project = known ?? (await aProject(db));
  const contest = await aContest(db, project, { state: 'JUDGING' });
  const round = await insertVersioned(
    db,
    'contest_rounds',
    project,
    {
      contest_id: contest,
      key: 'PRELIM',
      position: 2,
      mode: 'SCORE10',
      jurors_per_entry: 2,
      quota: JSON.stringify({ PHOTO_SINGLE: 2 }),
      open_time: null,
      close_time: null,
      ...options,
    },
    BY,
  );
  const chief = await aPerson(db, { role: 'ADMIN', projects: [project] });
  const admin = await signIn(db, chief, { project });

  async function juror(more: Partial<BodyInput<typeof jurorEndpoints.create>> = {}): Promise<Juror> {
    const person = await aPerson(db, { role: 'AUTHOR', projects: [project] });
    const roundKeys: RoundKey[] = [round.key];
    const body = { contestId: contest, userId: person.userId, roundKeys, ...more };
    const { id } = await server.ask(jurorEndpoints.create, {
      headers: admin,
      body: body as BodyInput<typeof jurorEndpoints.create>,
    });
    return { id, person, headers: await signIn(db, person, { project }) };
  }
  const work = async (more: Parameters<typeof aSubmission>[3] = {}) =>
    await aSubmission(db, project, contest, { state: 'IN_PRELIM', ...more });
  const version = async (): Promise<number> => {
    const row = await db
      .selectFrom('contest_rounds')
      .select('version')
      .where('id', '=', round.id)
      .executeTakeFirstOrThrow();
    return row.version;
  };
  /** A change of the round by the administrator, at its current version. */
  const run = async <E extends Endpoint>(_endpoint: E, body: object = {}) => ({
    headers: admin,
    params: { id: round.id },
    body: { version: await version(), ...body } as BodyInput<E>,
  });
  const strip = async ({ headers }: Juror, category: ContestCategory = 'PHOTO_SINGLE') =>
    (await server.ask(room.strip, { headers, query: { roundId: round.id, category } })).turns;
  /** Scores a work by its title, if it is before the juror. */
  async function score(judge: Juror, title: string, value: number) {
    const turn = (await strip(judge)).find((one) => one.title === title);
    if (turn === undefined) return undefined;
    const marks = [{ key: 'score', value }];
    const body = { version: turn.version, marks, isDone: true };
    return await server.ask(room.score, { headers: judge.headers, params: { id: turn.id }, body });
  }
  const board = async (headers = admin, category: ContestCategory = 'PHOTO_SINGLE') =>
    await server.ask(juryEndpoints.board, { headers, query: { roundId: round.id, category } });
  return { project, contest, round, admin, juror, work, run, strip, score, board };
}
