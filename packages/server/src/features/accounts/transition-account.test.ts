import type { AccountState } from '@toasoan/contract/features/accounts/account.ts';
import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStaff, auditOf } from '#server/features/users/test-support/a-staff.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from './test-support/an-account.ts';

const server = await startTestServer();
const staff = await aStaff(server);
const accounts = accountCalls(server, staff);

/** Always the same walks, so that every machine makes as many moves. */
const SEED = 20_261_124;
const WALKS = 8;
const STEPS = 20;
/** Everything that readers need, but the source. */
const gallery: string[] = [];
for (let count = 0; count < 5; count += 1) gallery.push(await aMedia(server.db, staff.project));
const PLACE = { gallery, provinceCode: '22', description: 'Vịnh biển.' };
const SOURCE = { title: 'Việt sử lược', address: '', isChecked: true };

const MOVES = ['publish', 'unpublish', 'giveSource', 'takeSource'] as const;
interface Step {
  readonly move: (typeof MOVES)[number];
  readonly isStale: boolean;
  readonly hasReason: boolean;
}
const rarely = fc.nat({ max: 6 }).map((one) => one === 0);
const step: fc.Arbitrary<Step> = fc.record({
  move: fc.constantFrom(...MOVES),
  isStale: rarely,
  hasReason: rarely.map((lacks) => !lacks),
});

interface Model {
  readonly state: AccountState;
  readonly version: number;
  readonly hasSource: boolean;
}

/** What the model expects, as the specification says it, written once more by hand. */
function judge(model: Model, { move, isStale, hasReason }: Step): { status: number; next: Model } {
  const next = { ...model, version: model.version + 1 };
  const refused = (status: number) => ({ status, next: model });
  if (isStale) return refused(409);
  if (move === 'publish')
    return model.state === 'PUBLISHED' || !model.hasSource
      ? refused(422)
      : { status: 200, next: { ...next, state: 'PUBLISHED' } };
  if (move === 'unpublish')
    return model.state !== 'PUBLISHED' || !hasReason
      ? refused(422)
      : { status: 200, next: { ...next, state: 'UNPUBLISHED' } };
  if (move === 'takeSource' && model.state === 'PUBLISHED') return refused(422);
  return { status: 200, next: { ...next, hasSource: move === 'giveSource' } };
}

async function make(userId: string, version: number, { move, isStale, hasReason }: Step): Promise<number> {
  const headers = staff.headers.EDITOR;
  const seen = isStale ? version + 7 : version;
  if (move === 'giveSource' || move === 'takeSource') {
    // A written word each time: a save without a change is no step.
    const profile = {
      sources: move === 'giveSource' ? [SOURCE] : [],
      description: `Vịnh biển, lần ${version}.`,
    };
    const { status } = await server.send(userEndpoints.update, {
      headers,
      body: { userId, version: seen, profile },
    });
    return status;
  }
  const reason = hasReason ? 'Đang kiểm tra lại tư liệu' : 'Sai';
  const body =
    move === 'publish'
      ? { to: 'PUBLISHED' as const, version: seen }
      : { to: 'UNPUBLISHED' as const, version: seen, reason };
  const { status } = await server.send(accountEndpoints.transition, {
    headers,
    params: { id: userId },
    body,
  });
  return status;
}

test('random steps show a destination to readers and hide it as the specification says, each on record', async () => {
  const made = new Set<string>();
  const walk = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      const { userId, version } = await accounts.create('destination', PLACE);
      let model: Model = { state: 'DRAFT', version, hasSource: false };
      const moves: string[] = [];
      for (const one of steps) {
        const expected = judge(model, one);
        const status = await make(userId, model.version, one);
        expect([one, model.state, status]).toEqual([one, model.state, expected.status]);
        if (status === 200) {
          made.add(one.move);
          if (one.move === 'publish' || one.move === 'unpublish') moves.push(`user.${one.move}`);
        }
        model = expected.next;
      }
      const { state, version: last } = await accounts.detail(userId);
      expect({ state, version: last }).toEqual({ state: model.state, version: model.version });
      const actions = (await auditOf(server, userId)).map(({ action }) => action);
      expect(actions.filter((action) => /publish$/.test(action))).toEqual(moves);
    }),
    { seed: SEED, numRuns: WALKS, endOnFailure: true },
  );
  expect([...made].sort()).toEqual([...MOVES].sort());
});
