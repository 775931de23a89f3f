import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { POST_STATES, type PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { transitionOnTime } from '../planning/transition-on-time.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { judge, type ModelPerson, type ModelPost, type ModelProject } from '../test-support/post-model.ts';

const server = await startTestServer();
const { db } = server;

/** Walks, and steps of each: always the same ones, so that every machine makes as many transitions. */
const WALKS = 20;
const SEED = 20_251_120;
const STEPS = 22;
const DAY_MS = 86_400_000;
const REASON = 'Bước ngẫu nhiên, kiểm tra quy trình.';
/** The name of each step by its target. */
const NAMES: Readonly<Record<string, string>> = {
  'DRAFT SUBMITTED': 'submit',
  'RETURNED SUBMITTED': 'submit',
  'SUBMITTED DRAFT': 'withdraw',
  'SUBMITTED EDITING': 'pickUp',
  'EDITING SUBMITTED': 'release',
  'SUBMITTED RETURNED': 'return',
  'EDITING RETURNED': 'return',
  'PENDING_APPROVAL RETURNED': 'return',
  'EDITING PENDING_APPROVAL': 'forward',
  'PENDING_APPROVAL EDITING': 'sendBack',
  'SUBMITTED REJECTED': 'reject',
  'PENDING_APPROVAL REJECTED': 'reject',
  'REJECTED DRAFT': 'reopen',
  'UNPUBLISHED DRAFT': 'reopen',
  'EXPIRED DRAFT': 'reopen',
  'PENDING_APPROVAL PUBLISHED': 'publish',
  'EDITING PUBLISHED': 'publish',
  'SCHEDULED PUBLISHED': 'publish',
  'PENDING_APPROVAL SCHEDULED': 'schedule',
  'SCHEDULED SCHEDULED': 'reschedule',
  'SCHEDULED PENDING_APPROVAL': 'cancelSchedule',
  'PUBLISHED UNPUBLISHED': 'unpublish',
  'PUBLISHED TAKEN_DOWN': 'takeDown',
  'UNPUBLISHED TAKEN_DOWN': 'takeDown',
  'TAKEN_DOWN PUBLISHED': 'reinstate',
  'PUBLISHED EXPIRED': 'expire',
};

/** The answer to each kind of refusal. */
const REFUSALS = { unseen: [404], 'not open': [403, 422], own: [422], unfit: [422] } as const;
/** Transitions that some walk must reach; a test that reaches few of them proves little. */
const ENOUGH_TRANSITIONS = 15;

interface Walker extends Staff, ModelPerson {}
interface Ground extends ModelProject {
  readonly room: Newsroom;
  readonly people: readonly Walker[];
}
const grounds: Ground[] = [];

const KINDS: readonly (readonly [Role, readonly Permission[], readonly Permission[]])[] = [
  ['AUTHOR', [], []],
  ['AUTHOR', [], []],
  ['EDITOR', [], []],
  ['ADMIN', [], []],
  ['SUPPER_ADMIN', [], []],
  ['AUTHOR', ['post.forward'], []],
  ['EDITOR', ['post.publish', 'post.unpublish'], ['post.approve']],
  ['ADMIN', [], ['post.schedule', 'post.editAny']],
  ['ADMIN', ['post.reinstate'], ['post.publish', 'post.trashAny']],
];

beforeAll(async () => {
  for (const workflowMode of ['THREE_STEP', 'TWO_STEP'] as const) {
    for (const allowSelfApprove of [false, true]) {
      const room = await aNewsroom(server, workflowMode);
      const { projectId } = room;
      await db
        .updateTable('projects')
        .set({ allow_self_approve: allowSelfApprove })
        .where('id', '=', projectId)
        .execute();
      const people = KINDS.map(async ([role, grants, denials]) => {
        const rights = { permissionGrants: grants, permissionDenials: denials };
        const person = await aPerson(db, { role, projects: [projectId], ...rights });
        return { ...person, grants, denials, headers: await signIn(db, person, { project: projectId }) };
      });
      grounds.push({ room, workflowMode, allowSelfApprove, people: await Promise.all(people) });
    }
  }
});

interface Options {
  readonly who: number;
  readonly aim: number;
  /** How strongly the model guides the step; from 3 on it is the writer's. */
  readonly sense: number;
}
const options: fc.Arbitrary<Options> = fc.record({
  who: fc.nat({ max: KINDS.length - 1 }),
  aim: fc.nat({ max: 999 }),
  sense: fc.nat({ max: 5 }),
});

/** A step in the form of the log and the audit. */
interface Notified {
  readonly transition: string;
  readonly from: PostState;
  readonly to: PostState;
  readonly userId: string | null;
}

const nth = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
};

function namesOf(way: readonly ModelPost[], from: ModelPost, userId: string): Notified[] {
  return way.map(({ state: to }, index) => {
    const { state } = way[index - 1] ?? from;
    const name = to === 'TRASHED' ? 'trash' : state === 'TRASHED' ? 'restore' : NAMES[`${state} ${to}`];
    return { transition: name ?? 'nameless', from: state, to, userId };
  });
}

/** Any state; one that is closed for a single reason; or one that is open. */
function goalOf({ aim, sense }: Options, by: Walker, ground: Ground, post: ModelPost): PostState {
  const verdictOn = (state: PostState) => judge(by, ground, post, state);
  const open = POST_STATES.filter((state) => 'way' in verdictOn(state));
  const nearly = POST_STATES.filter((state) => {
    const verdict = verdictOn(state);
    return 'refused' in verdict && (verdict.refused === 'own' || verdict.refused === 'unfit');
  });
  if (sense % 3 === 1 && nearly.length > 0) return nth(nearly, aim);
  return sense === 0 || open.length === 0 ? nth(POST_STATES, aim) : nth(open, aim);
}

async function press(by: Walker, { id, version }: Post, to: PostState) {
  const takedown: TakedownFacts = {
    reasonKind: 'SELF_DETECTED',
    orderRef: '',
    orderIssuer: '',
    orderTime: null,
    receivedTime: new Date().toISOString(),
    scope: ['POST'],
    note: '',
  };
  const body = {
    version,
    to,
    reason: REASON,
    ...(to === 'SCHEDULED' && { scheduleTime: new Date(Date.now() + DAY_MS / 24).toISOString() }),
    ...(to === 'TAKEN_DOWN' && { takedown }),
  };
  return await server.send(postEndpoints.transition, { headers: by.headers, params: { id }, body });
}

const read = (by: Staff, { id }: Pick<Post, 'id'>) =>
  server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });

/** The product's own transitions: a scheduled publication, an expiry. */
async function letTimePass({ room }: Ground, { id }: Post, model: ModelPost): Promise<PostState> {
  const kind = model.state === 'SCHEDULED' ? 'publish' : 'expire';
  const now = () => new Date(Date.now() + (kind === 'publish' ? DAY_MS : 300 * DAY_MS));
  const post = { projectId: room.projectId, postId: id };
  await db.transaction().execute((tx) => transitionOnTime({ db: tx, now, jobId: '0' }, kind, post));
  return kind === 'expire' ? 'EXPIRED' : 'PUBLISHED';
}

/** The position of a walk. */
interface Standing {
  readonly post: Post;
  readonly model: ModelPost;
  readonly notified: readonly Notified[];
}

async function walk(
  ground: Ground,
  author: number,
  isFit: boolean,
  hints: readonly Options[],
): Promise<void> {
  const { room } = ground;
  const writer = nth(ground.people, author);
  const expireTime = new Date(Date.now() + 200 * DAY_MS).toISOString();
  const lack = isFit ? {} : { excerpt: '' };
  const post = await room.write(writer, { ...room.finished(), expireTime, ...lack });
  const none = { assigneeId: null, previous: null };
  let at: Standing = {
    post,
    model: { state: 'DRAFT', createdById: writer.userId, isFit, ...none },
    notified: [],
  };
  for (const one of hints) {
    const hasTime = at.model.state === 'SCHEDULED' || at.model.state === 'PUBLISHED';
    at = one.aim % 12 === 0 && hasTime ? await stepOfTime(ground, at) : await stepOf(ground, at, one, writer);
  }
  await compareNotified(at.post, at.notified);
  expect(await falseCounts(room.projectId)).toEqual([]);
}

async function stepOfTime(ground: Ground, { post, model, notified }: Standing): Promise<Standing> {
  const state = await letTimePass(ground, post, model);
  const after = { ...model, state };
  const steps = namesOf([after], model, '').map((step) => ({ ...step, userId: null }));
  return { post: await read(nth(ground.people, 4), post), model: after, notified: [...notified, ...steps] };
}

async function stepOf(ground: Ground, at: Standing, one: Options, writer: Walker): Promise<Standing> {
  const { post, model, notified } = at;
  const by = one.sense >= 3 ? writer : nth(ground.people, one.who);
  const goal = goalOf(one, by, ground, model);
  const verdict = judge(by, ground, model, goal);
  const { status, envelope } = await press(by, post, goal);
  const about = [by.role, ...by.grants, ...by.denials, model.state, goal, JSON.stringify(verdict)].join(' ');
  if ('refused' in verdict) {
    expect([about, REFUSALS[verdict.refused]]).toEqual([about, expect.arrayContaining([status])]);
    if (verdict.refused === 'own') expect(JSON.stringify(envelope)).toContain('OWN_POST');
    const { state, version } = await read(nth(ground.people, 4), post);
    expect([about, state, version]).toEqual([about, model.state, post.version]);
    return at;
  }
  expect([about, status, 'code' in envelope ? envelope : '']).toEqual([about, 200, '']);
  const after = nth(verdict.way, verdict.way.length - 1);
  const found = 'data' in envelope ? envelope.data : post;
  expect([about, found.state, found.assignee?.userId ?? null]).toEqual([
    about,
    after.state,
    after.assigneeId,
  ]);
  return { post: found, model: after, notified: [...notified, ...namesOf(verdict.way, model, by.userId)] };
}

async function compareNotified({ id, version }: Post, notified: readonly Notified[]): Promise<void> {
  const log = await db
    .selectFrom('post_moves')
    .select(['move as transition', 'from_state as from', 'to_state as to', 'user_id as userId', 'version'])
    .where('post_id', '=', id)
    .orderBy('id')
    .execute();
  expect(log.map(({ version: _, ...step }) => step)).toEqual(notified);
  const versions = log.map((step) => step.version);
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
  expect(versions.at(-1) ?? 1).toBe(version);
  const audit = await db
    .selectFrom('audit_log')
    .select(['action', 'user_id'])
    .where('entity', '=', 'post')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(audit.slice(1).map(({ action, user_id }) => [action, user_id])).toEqual(
    notified.map(({ transition, userId }) => [
      `post.${transition === 'trash' ? 'delete' : transition}`,
      userId,
    ]),
  );
}

async function falseCounts(projectId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT state, created_by_id, kept.count, counted.count AS really
    FROM (SELECT state, created_by_id, sum(count) AS count FROM post_counts
          WHERE project_id = ${projectId} GROUP BY 1, 2 HAVING sum(count) <> 0) AS kept
    FULL JOIN (
      SELECT state, coalesce(created_by_id, 0) AS created_by_id, count(*) FROM posts
      WHERE project_id = ${projectId} GROUP BY 1, 2
    ) AS counted USING (state, created_by_id)
    WHERE kept.count IS DISTINCT FROM counted.count`.execute(db);
  return rows;
}

test('on any walk, a post goes exactly where the rules allow, and every step is logged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 3 }),
      fc.nat({ max: KINDS.length - 1 }),
      fc.nat({ max: 7 }),
      fc.array(options, { minLength: STEPS, maxLength: STEPS }),
      async (ground, author, fit, hints) => {
        await walk(nth(grounds, ground), author, fit > 0, hints);
      },
    ),
    { numRuns: WALKS, seed: SEED, endOnFailure: true },
  );
  const { rows } = await sql`SELECT DISTINCT move FROM post_moves`.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(ENOUGH_TRANSITIONS);
});
