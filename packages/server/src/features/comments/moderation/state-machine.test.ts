import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import {
  COMMENT_DECISIONS,
  COMMENT_MOVES,
  type CommentMove,
  type CommentState,
} from '@toasoan/contract/features/comments/comment-states.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aModerationRoom } from '../test-support/a-moderation-room.ts';

const server = await startTestServer();
const room = await aModerationRoom(server);
const people = [room.editor, room.other, room.admin];

/** Always the same walks, so that every machine makes as many moves. */
const SEED = 20_261_124;
const WALKS = 12;
const STEPS = 25;
/** Moves that some walk must make; a test that makes few of them proves little. */
const ALL_MOVES: readonly CommentMove[] = [
  'approve',
  'reject',
  'spam',
  'hide',
  'unhide',
  'reconsider',
  'delete',
];

/** The moves as the specification says them, written once more by hand. */
const SPECIFIED: Readonly<Record<CommentState, Readonly<Partial<Record<CommentMove, CommentState>>>>> = {
  PENDING: { approve: 'APPROVED', reject: 'REJECTED', spam: 'SPAM', delete: 'DELETED' },
  APPROVED: { hide: 'HIDDEN', delete: 'DELETED' },
  HIDDEN: { unhide: 'APPROVED', reject: 'REJECTED', delete: 'DELETED' },
  REJECTED: { reconsider: 'PENDING', delete: 'DELETED' },
  SPAM: { reconsider: 'PENDING', delete: 'DELETED' },
  DELETED: {},
};

interface Step {
  readonly who: number;
  readonly move: CommentMove | 'undo';
  readonly isStale: boolean;
}
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: people.length - 1 }),
  move: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...COMMENT_DECISIONS) },
    { weight: 3, arbitrary: fc.constant('undo' as const) },
    { weight: 1, arbitrary: fc.constant('delete' as const) },
  ),
  isStale: fc.nat({ max: 9 }).map((one) => one === 0),
});

interface Model {
  state: CommentState;
  version: number;
  /** The step that can be taken back, and by whom. */
  last: { readonly who: number; readonly from: CommentState } | undefined;
  /** Who has it in hand: it waits again because of them. */
  holder: number | undefined;
}

/** What the model expects: a status, and the state after it. */
function judge(
  model: Model,
  { who, move, isStale }: Step,
): { readonly status: number; readonly next: Model } {
  const next = { ...model, version: model.version + 1, holder: undefined };
  const refused = (status: number) => ({ status, next: model });
  if (move === 'delete' && people[who] !== room.admin) return refused(403);
  if (isStale) return refused(409);
  if (move !== 'undo' && model.holder !== undefined && model.holder !== who) return refused(423);
  if (move === 'undo') {
    if (model.last?.who !== who || model.state === 'DELETED') return refused(422);
    const state = model.last.from;
    const holder = state === 'PENDING' ? who : undefined;
    return { status: 200, next: { ...next, state, last: undefined, holder } };
  }
  const to = SPECIFIED[model.state][move];
  if (to === undefined) return refused(422);
  const last = move === 'delete' ? undefined : { who, from: model.state };
  return { status: 200, next: { ...next, state: to, last } };
}

async function make(id: string, version: number, { who, move, isStale }: Step) {
  const of = room.by(people[who] ?? room.editor, id);
  const seen = { version: isStale ? version + 7 : version };
  if (move === 'undo') return await server.send(commentEndpoints.undo, { ...of, body: seen });
  if (move === 'delete')
    return await server.send(commentEndpoints.remove, {
      ...of,
      body: { ...seen, reason: 'Bước ngẫu nhiên' },
    });
  const body = { ...seen, action: move, text: 'Bước ngẫu nhiên' };
  return await server.send(commentEndpoints.decide, { ...of, body });
}

test('random steps of three people move a comment as the specification says, and every count stays true', async () => {
  const made = new Set<string>();
  const walk = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      const id = await room.make();
      let model: Model = { state: 'PENDING', version: 1, last: undefined, holder: undefined };
      for (const one of steps) {
        const expected = judge(model, one);
        const answer = await make(id, model.version, one);
        expect([one.move, model.state, answer.status]).toEqual([one.move, model.state, expected.status]);
        if (answer.status === 200) made.add(one.move);
        model = expected.next;
      }
      const { state, version } = await room.detail(id);
      expect({ state, version }).toEqual({ state: model.state, version: model.version });
    }),
    { seed: SEED, numRuns: WALKS, endOnFailure: true },
  );
  expect([...made].sort()).toEqual([...ALL_MOVES, 'undo'].sort());
  const states = await server.db
    .selectFrom('comments')
    .select((row) => ['state', row.fn.countAll<string>().as('count')])
    .where('project_id', '=', room.projectId)
    .groupBy('state')
    .execute();
  const of = (...names: readonly CommentState[]) =>
    states.filter(({ state }) => names.includes(state)).reduce((sum, { count }) => sum + Number(count), 0);
  expect(await room.counts()).toMatchObject({
    waiting: of('PENDING'),
    approved: of('APPROVED'),
    rejected: of('REJECTED', 'HIDDEN'),
    spam: of('SPAM'),
    all: of('PENDING', 'APPROVED', 'REJECTED', 'HIDDEN', 'SPAM'),
    reported: 0,
  });
});

test('the table of moves is the one of the specification', () => {
  for (const [state, moves] of Object.entries(SPECIFIED)) {
    for (const [move, { from, to }] of Object.entries(COMMENT_MOVES)) {
      if (move === 'keep') continue;
      const isAllowed = from.some((one) => one === state);
      expect([state, move, isAllowed ? to : undefined]).toEqual([state, move, moves[move as CommentMove]]);
    }
  }
});
