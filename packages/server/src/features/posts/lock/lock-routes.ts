import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { askForLock, giveLock } from './give-lock.ts';
import { keepPresence, leavePost } from './keep-presence.ts';
import { askForText, giveText } from './pass-text.ts';
import { takeOver } from './take-over.ts';

export function lockRoutes(): readonly Route[] {
  return [
    transactionRoute(lockEndpoints.presence, (call) => keepPresence(call, call.params.id, call.body)),
    transactionRoute(lockEndpoints.askForText, async (call) => {
      await askForText(call, call.params.id, call.body);
      return {};
    }),
    transactionRoute(lockEndpoints.giveText, async (call) => {
      const savedTime = await giveText(call, call.params.id, call.body);
      return { savedTime: savedTime.toISOString() };
    }),
    transactionRoute(lockEndpoints.takeOver, (call) => takeOver(call, call.params.id, call.body)),
    transactionRoute(lockEndpoints.askForLock, async (call) => {
      await askForLock(call, call.params.id, call.body.editingSession);
      return {};
    }),
    transactionRoute(lockEndpoints.giveLock, (call) => giveLock(call, call.params.id, call.body)),
    transactionRoute(lockEndpoints.leave, async (call) => {
      await leavePost(call, call.params.id, call.body.editingSession);
      return {};
    }),
  ];
}
