import { pageLockEndpoints } from '@toasoan/contract/features/pages/lock/lock-endpoints.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { giveText, lockRoutesOf, takeOver } from '#server/features/articles/public.ts';
import { PAGE_KIND } from '../page-kind.ts';

export function pageLockRoutes(): readonly Route[] {
  return [
    ...lockRoutesOf(pageLockEndpoints, PAGE_KIND),
    transactionRoute(pageLockEndpoints.giveText, async (call) => {
      const savedTime = await giveText(PAGE_KIND, call, call.params.id, call.body);
      return { savedTime: savedTime.toISOString() };
    }),
    transactionRoute(pageLockEndpoints.takeOver, (call) =>
      takeOver(PAGE_KIND, call, call.params.id, call.body),
    ),
  ];
}
