import { eventLockEndpoints } from '@toasoan/contract/features/events/lock/lock-endpoints.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { giveText, lockRoutesOf, takeOver } from '#server/features/articles/public.ts';
import { EVENT_KIND } from '../event-kind.ts';

export function eventLockRoutes(): readonly Route[] {
  return [
    ...lockRoutesOf(eventLockEndpoints, EVENT_KIND),
    transactionRoute(eventLockEndpoints.giveText, async (call) => {
      const savedTime = await giveText(EVENT_KIND, call, call.params.id, call.body);
      return { savedTime: savedTime.toISOString() };
    }),
    transactionRoute(eventLockEndpoints.takeOver, (call) =>
      takeOver(EVENT_KIND, call, call.params.id, call.body),
    ),
  ];
}
