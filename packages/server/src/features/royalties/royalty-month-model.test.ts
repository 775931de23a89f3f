import { MONTH_STATES, type MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { MONTH_STEPS, type MonthStep } from '@toasoan/contract/features/royalties/month-steps.ts';
import { royaltyMonthEndpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import {
  aCountingHouse,
  type Clerk,
  type CountingHouse,
  NOW,
  REASON,
  rulesOf,
} from './test-support/a-counting-house.ts';

const server = await startTestServer({ now: () => NOW });
const PERIOD = '2026-10';

/** Written from the brief alone, without the product's own table. */
interface Model {
  state: MonthState;
  submitter: string;
  /** The one post is decided. */
  isDecided: boolean;
}

const WAYS: readonly [MonthStep, from: MonthState, to: MonthState][] = [
  ['submit', 'OPEN', 'SUBMITTED'],
  ['return', 'SUBMITTED', 'OPEN'],
  ['approve', 'SUBMITTED', 'APPROVED'],
  ['pay', 'APPROVED', 'PAID'],
  ['reopen', 'APPROVED', 'OPEN'],
];

function judge({ state, submitter, isDecided }: Model, step: MonthStep, by: Clerk): MonthState | undefined {
  const to = WAYS.find(([name, from]) => name === step && from === state)?.[2];
  const isChief = by.role === 'SUPPER_ADMIN';
  const bars: Partial<Record<MonthStep, boolean>> = {
    submit: !isDecided,
    approve: submitter === by.userId && !isChief,
    reopen: !isChief,
  };
  return bars[step] === true ? undefined : to;
}

const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('step' as const), step: fc.constantFrom(...MONTH_STEPS) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('save' as const), isDecided: fc.boolean() }) },
);

interface Walk {
  readonly house: CountingHouse;
  readonly post: string;
  readonly model: Model;
  /** Of the month. */
  version: number;
}

async function save({ house, post, model }: Walk, isDecided: boolean): Promise<void> {
  const payState = isDecided ? 'APPROVED' : 'PROPOSED';
  const current = (await house.detail(post)).royalty?.version ?? 0;
  if (model.state !== 'OPEN') {
    expect(await house.refusedSave(post, current, { payState })).toEqual(['MONTH_CLOSED']);
    return;
  }
  await house.save(post, { payState }, current);
  model.isDecided = isDecided;
}

async function step(walk: Walk, name: MonthStep, by: Clerk): Promise<void> {
  const { house, model } = walk;
  const to = judge(model, name, by);
  const { status, envelope } = await server.send(royaltyMonthEndpoints.transition, {
    headers: by.headers,
    params: { period: PERIOD },
    body: { step: name, version: walk.version, reason: REASON },
  });
  const about = `${model.state} ${name} ${by.role}`;
  expect([about, status]).toEqual([about, to === undefined ? 422 : 200]);
  if (to === undefined || !('data' in envelope)) return;
  if (name === 'submit') model.submitter = by.userId;
  model.state = to;
  walk.version += 1;
  expect(envelope.data).toMatchObject({ state: to, version: walk.version });
  const paid = to === 'PAID' ? 'PAID' : 'APPROVED';
  expect((await house.rows(PERIOD)).map(({ payState }) => payState)).toEqual([paid]);
}

test('on any walk a month goes exactly where the rules allow, and its rows change only while it is open', async () => {
  const reached = new Set<MonthState>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(action, fc.nat({ max: 2 })), { minLength: 12, maxLength: 12 }),
      async (actions) => {
        const house = await aCountingHouse(server);
        const people = [house.clerk, house.other, house.chief];
        const post = await house.post('Bài', '2026-10-02');
        const model: Model = { state: 'OPEN', submitter: '', isDecided: false };
        const walk: Walk = { house, post, model, version: 0 };
        for (const [one, who] of actions) {
          if (one.kind === 'save') await save(walk, one.isDecided);
          else await step(walk, one.step, people[who] ?? house.clerk);
          reached.add(model.state);
        }
        const stale = await server.refusal(royaltyMonthEndpoints.transition, {
          headers: house.chief.headers,
          params: { period: PERIOD },
          body: { step: 'submit', version: walk.version + 1 },
        });
        expect(rulesOf(stale)).toEqual(['409 VERSION_CONFLICT']);
      },
    ),
    { numRuns: 16, seed: 20_261_124, endOnFailure: true },
  );
  expect([...reached].sort()).toEqual([...MONTH_STATES].sort());
});
