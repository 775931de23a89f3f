import { awardEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { isBlindFor } from '#server/features/contest-jury/public.ts';
import { listProvinceYears } from '../map/province-counts-view.ts';
import { startMinutes } from '../minutes/start-minutes.ts';
import { awardMonth } from './award-month.ts';
import { getAwardBoard, getShownAward, listShownAwards } from './award-view.ts';
import { confirmAwards, revoke, withdrawAward } from './decide-awards.ts';
import { placeExhibited } from './exhibition-order.ts';
import { type AwardDependencies, proposeAll, proposeOne } from './give-awards.ts';
import { payAward, savePayee, showPayee } from './pay-award.ts';

interface Dependencies extends AwardDependencies {
  readonly secretBox: SecretBox;
}

/** Awards, from the proposal to the payment. */
export function awardRoutes(deps: Dependencies): readonly Route[] {
  const { now, secretBox } = deps;
  return [
    route(endpoints.board, async ({ db, projectId, query: { contestId }, caller }) => {
      const isBlind = await isBlindFor(db, { projectId, contestId, userId: caller.userId });
      return await getAwardBoard(db, projectId, { contestId, isBlind });
    }),
    route(endpoints.provinces, async ({ db, projectId }) => ({
      items: await listProvinceYears(db, projectId, now()),
    })),
    transactionRoute(endpoints.propose, (call) => proposeAll(call, call.body, now())),
    transactionRoute(endpoints.month, (call) => awardMonth(call, call.body, deps)),
    transactionRoute(endpoints.create, async (call) => {
      const id = await proposeOne(call, call.body, deps);
      return await getShownAward(call.db, call.projectId, id);
    }),
    transactionRoute(endpoints.confirm, async (call) => {
      const { db, projectId, body } = call;
      await confirmAwards(call, body, deps);
      const ids = body.items.map(({ id }) => id);
      return { items: await listShownAwards(db, projectId, ids) };
    }),
    transactionRoute(endpoints.withdraw, async (call) => {
      await withdrawAward(call, { ...call.params, ...call.body }, deps);
      return { id: call.params.id };
    }),
    transactionRoute(endpoints.revoke, async (call) => {
      await revoke(call, { ...call.params, ...call.body }, deps);
      return await getShownAward(call.db, call.projectId, call.params.id);
    }),
    transactionRoute(endpoints.pay, async (call) => {
      await payAward(call, call.params.id, { ...call.body, now: now() });
      return await getShownAward(call.db, call.projectId, call.params.id);
    }),
    transactionRoute(endpoints.payee, (call) => showPayee(call, call.params.id, secretBox)),
    transactionRoute(endpoints.savePayee, async (call) => {
      await savePayee(call, call.params.id, call.body, secretBox);
      return await getShownAward(call.db, call.projectId, call.params.id);
    }),
    transactionRoute(endpoints.place, (call) => placeExhibited(call, call.body)),
    transactionRoute(endpoints.minutes, (call) => startMinutes(call, call.body.roundId)),
  ];
}
