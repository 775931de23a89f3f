import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { giveText, lockRoutesOf, takeOver } from '#server/features/articles/public.ts';
import { POST_KIND } from '../post-kind.ts';

export function lockRoutes(): readonly Route[] {
  return [
    ...lockRoutesOf(lockEndpoints, POST_KIND),
    transactionRoute(lockEndpoints.giveText, async (call) => {
      const savedTime = await giveText(POST_KIND, call, call.params.id, call.body);
      return { savedTime: savedTime.toISOString() };
    }),
    transactionRoute(lockEndpoints.takeOver, (call) => takeOver(POST_KIND, call, call.params.id, call.body)),
  ];
}
