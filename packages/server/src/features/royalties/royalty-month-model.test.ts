import { MONTH_STATES, type MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { MONTH_STEPS, type MonthStep } from '@toasoan/contract/features/royalties/month-steps.ts';
import { royaltyMonthEndpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aCountingHouse, type Clerk, NOW, REASON, rulesOf } from './test-support/a-counting-house.ts';

const server = await startTestServer({ now: () => NOW });
const PERIOD = '2026-10';

/** Written from the brief alone, without the product's own table. */
interface Model {
  state: MonthState;
  submitter: string;
  /** The one post is decided. */
  isDecided: boolean;
}

function judge({ state, submitter, isDecided }: Model, step: MonthStep, by: Clerk): MonthState | undefined {
  const isChief = by.role === 'SUPPER_ADMIN';
  if (step === 'submit') return state === 'OPEN' && isDecided ? 'SUBMITTED' : undefined;
  if (step === 'return') return state === 'SUBMITTED' ? 'OPEN' : undefined;
  if (step === 'approve')
    return state === 'SUBMITTED' && (isChief || submitter !== by.userId) ? 'APPROVED' : undefined;
  if (step === 'pay') return state === 'APPROVED' ? 'PAID' : undefined;
  return state === 'APPROVED' && isChief ? 'OPEN' : undefined;
}

const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('step' as const), step: fc.constantFrom(...MONTH_STEPS) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('save' as const), isDecided: fc.boolean() }) },
);

test('on any walk a month goes exactly where the rules allow, and its rows change only while it is open', async () => {
  const reached = new Set<MonthState>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(action, fc.nat({ max: 2 })), { minLength: 12, maxLength: 12 }),
      async (walk) => {
        const house = await aCountingHouse(server);
        const people = [house.clerk, house.other, house.chief];
        const post = await house.post('Bài', '2026-10-02');
        const model: Model = { state: 'OPEN', submitter: '', isDecided: false };
        let version = 0;
        for (const [one, who] of walk) {
          const by = people[who] ?? house.clerk;
          if (one.kind === 'save') {
            const isOpen = model.state === 'OPEN';
            const payState = one.isDecided ? 'APPROVED' : 'PROPOSED';
            const current = (await house.detail(post)).royalty?.version ?? 0;
            if (isOpen) await house.save(post, { payState }, current);
            else expect(await house.refusedSave(post, current, { payState })).toEqual(['MONTH_CLOSED']);
            if (isOpen) model.isDecided = one.isDecided;
            continue;
          }
          const to = judge(model, one.step, by);
          const reply = await server.send(royaltyMonthEndpoints.transition, {
            headers: by.headers,
            params: { period: PERIOD },
            body: { step: one.step, version, reason: REASON },
          });
          const about = `${model.state} ${one.step} ${by.role}`;
          expect([about, reply.status]).toEqual([about, to === undefined ? 422 : 200]);
          if (to === undefined || !('data' in reply.envelope)) continue;
          if (one.step === 'submit') model.submitter = by.userId;
          model.state = to;
          reached.add(to);
          version += 1;
          expect(reply.envelope.data).toMatchObject({ state: to, version });
          const paid = to === 'PAID' ? 'PAID' : 'APPROVED';
          expect((await house.rows(PERIOD)).map(({ payState }) => payState)).toEqual([paid]);
        }
        const stale = {
          headers: house.chief.headers,
          params: { period: PERIOD },
          body: { step: 'submit' as const, version: version + 1 },
        };
        expect(rulesOf(await server.refusal(royaltyMonthEndpoints.transition, stale))).toEqual([
          '409 VERSION_CONFLICT',
        ]);
      },
    ),
    { numRuns: 16, seed: 20_261_124, endOnFailure: true },
  );
  expect([...reached].sort()).toEqual([...MONTH_STATES].sort());
});
