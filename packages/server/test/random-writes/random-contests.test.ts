import { submissionEndpoints as endpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import type { MoveWords } from '@toasoan/contract/features/submissions/submission-changes.ts';
import {
  SUBMISSION_STATES,
  SUBMISSION_STEPS,
  type SubmissionState,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../bench/newsroom/random.ts';
import { aContest } from '../factories/a-contest.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProject } from '../factories/a-project.ts';
import { aSubmission } from '../factories/a-submission.ts';
import { anAward } from '../factories/an-award.ts';
import { signIn } from '../factories/sign-in.ts';
import { startTestServer } from '../test-server.ts';

/** `npm run bench -- random-writes` plays 300. */
const CONTESTS = process.env.RANDOM_WRITES === undefined ? 8 : 300;
const SEED = 20_261_130;
const WORKS = 5;
const MOVES = 24;
const ROLES = ['AUTHOR', 'EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const;
type Role = (typeof ROLES)[number];
/** The rights of domain §3.2, written by hand: not read from what is under test. */
const HOLDS: Readonly<Record<string, readonly Role[]>> = {
  'contest.check': ['EDITOR', 'ADMIN', 'SUPPER_ADMIN'],
  'contest.round': ['ADMIN', 'SUPPER_ADMIN'],
  'contest.award': ['ADMIN', 'SUPPER_ADMIN'],
  'contest.config': ['SUPPER_ADMIN'],
};

const server = await startTestServer();
const { db } = server;
const projectId = await aProject(db);
const people = new Map<Role, { readonly id: string; readonly headers: Record<string, string> }>();
for (const role of ROLES) {
  const person = await aPerson(db, { role, projects: [projectId] });
  people.set(role, { id: person.userId, headers: await signIn(db, person, { project: projectId }) });
}

/** What the model knows of a work. */
interface Model {
  state: SubmissionState;
  version: number;
  /** Who could take the last check back, and to what. */
  undo?: { readonly role: Role; readonly state: SubmissionState } | undefined;
}

/** The way of a decision in the model: one step, or two for a new work that is judged at once. */
function wayOf(from: SubmissionState, to: SubmissionState) {
  const find = (one: SubmissionState, other: SubmissionState) =>
    SUBMISSION_STEPS.find((step) => step.from === one && step.to === other);
  const direct = find(from, to);
  if (direct !== undefined) return [direct];
  const [first, second] = [find(from, 'CHECKING'), find('CHECKING', to)];
  return from === 'SUBMITTED' && first && second ? [first, second] : undefined;
}

const CHECKED: readonly SubmissionState[] = ['CHECKING', 'VALID', 'NEEDS_FIX', 'INVALID'];

/** The status that the call must have; the model moves with it. */
function play(work: Model, role: Role, words: MoveWords, version: number): number {
  if (version !== work.version) return 409;
  const way = wayOf(work.state, words.to);
  if (way === undefined) return 422;
  const may = way.every(({ by }) => by.some((taker) => HOLDS[taker]?.includes(role)));
  if (!may) return 403;
  const needs = way.at(-1)?.needs ?? [];
  const hasReason =
    words.reasonCode !== undefined && (words.reasonCode !== 'OTHER' || words.reasonText !== '');
  if (needs.includes('reason') && !hasReason) return 422;
  if (needs.includes('decision') && (words.decisionNo === undefined || words.decisionDate === undefined))
    return 422;
  work.undo = CHECKED.includes(words.to) ? { role, state: work.state } : undefined;
  work.state = words.to;
  work.version += way.length;
  return 200;
}

function playUndo(work: Model, role: Role, version: number): number {
  if (!HOLDS['contest.check']?.includes(role)) return 403;
  if (version !== work.version) return 409;
  if (work.undo?.role !== role) return 422;
  work.state = work.undo.state;
  work.version += 1;
  work.undo = undefined;
  return 200;
}

const random = randomNumbers(SEED);
const chance = (share: number) => random() < share;
const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;

/** Mostly a step that exists, so that works come far. */
function aDecision({ state }: Model): MoveWords {
  const steps = SUBMISSION_STEPS.filter(({ from }) => from === state);
  return {
    to: steps.length > 0 && chance(0.75) ? one(steps).to : one(SUBMISSION_STATES),
    reasonText: chance(0.5) ? 'Hội đồng đã xem lại.' : '',
    ...(chance(0.8) && { reasonCode: one(['TECHNICAL', 'DUPLICATE', 'OTHER'] as const) }),
    ...(chance(0.7) && { decisionNo: '7/QĐ-BTC', decisionDate: '2026-12-10' }),
  };
}

/** One call of somebody, and the same in the model. @returns whether it was accepted */
async function act(contestId: string, id: string, work: Model, note: string): Promise<boolean> {
  const role = one(ROLES);
  const headers = people.get(role)?.headers ?? {};
  const version = chance(0.9) ? work.version : work.version + 1;
  if (chance(0.15)) {
    const expected = playUndo(work, role, version);
    const { status } = await server.send(endpoints.undo, { params: { id }, body: { version }, headers });
    expect(status, `${note}: ${role} takes back ${work.state}`).toBe(expected);
    return status === 200;
  }
  const words = aDecision(work);
  const said = `${note}: ${role} from ${work.state} to ${words.to}`;
  const expected = play(work, role, words, version);
  const body = { version, ...words };
  const { status } = await server.send(endpoints.move, { params: { id }, body, headers });
  expect(status, said).toBe(expected);
  // Whoever proposes names the prize; a work without one cannot be awarded.
  if (status === 200 && work.state === 'AWARD_PROPOSED')
    await anAward(db, projectId, contestId, { submission_id: id });
  return status === 200;
}

test(`${CONTESTS} random contests go the way of the model, and their log goes it too`, async () => {
  let accepted = 0;
  for (let contest = 0; contest < CONTESTS; contest += 1) {
    const contestId = await aContest(db, projectId);
    const works = new Map<string, Model>();
    for (let made = 0; made < WORKS; made += 1)
      works.set(await aSubmission(db, projectId, contestId), { state: 'SUBMITTED', version: 1 });
    for (let made = 0; made < MOVES; made += 1) {
      const [id, work] = one([...works]);
      if (await act(contestId, id, work, `contest ${contest}, call ${made}`)) accepted += 1;
    }
    await expectSame(contestId, works);
  }
  expect(accepted).toBeGreaterThan(CONTESTS * 4);
}, 900_000);

/** Rows, counts and the state that the log alone leads to are what the model says. */
async function expectSame(contestId: string, works: ReadonlyMap<string, Model>): Promise<void> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'state', 'version'])
    .where('contest_id', '=', contestId)
    .execute();
  expect(new Map(rows.map(({ id, state, version }) => [id, { state, version }]))).toEqual(
    new Map([...works].map(([id, { state, version }]) => [id, { state, version }])),
  );
  const log = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'after'])
    .where('entity', '=', 'submission')
    .where('entity_id', 'in', [...works.keys()])
    .orderBy('id')
    .execute();
  const logged = new Map([...works.keys()].map((id): [string, unknown] => [id, 'SUBMITTED']));
  for (const { entity_id, after } of log) if (after?.state) logged.set(entity_id ?? '', after.state);
  expect(logged).toEqual(new Map([...works].map(([id, { state }]) => [id, state])));
}
