import type { articleLockEndpoints } from '@toasoan/contract/features/articles/lock/lock-endpoints.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import type { ArticleKind } from '../article-kind.ts';
import { askForLock, giveLock } from './give-lock.ts';
import { keepPresence, leaveArticle } from './keep-presence.ts';
import { askForText } from './pass-text.ts';

type LockEndpoints = Pick<
  ReturnType<typeof articleLockEndpoints>,
  'presence' | 'askForText' | 'askForLock' | 'giveLock' | 'leave'
>;

/** The calls of the lock that carry no text; those that do are the kind's own. */
export function lockRoutesOf<Facts, Draft, Names>(
  endpoints: LockEndpoints,
  kind: ArticleKind<Facts, Draft, Names>,
): readonly Route[] {
  return [
    transactionRoute(endpoints.presence, (call) => keepPresence(kind, call, call.params.id, call.body)),
    transactionRoute(endpoints.askForText, async (call) => {
      await askForText(kind, call, call.params.id, call.body);
      return {};
    }),
    transactionRoute(endpoints.askForLock, async (call) => {
      await askForLock(kind, call, call.params.id, call.body.editingSession);
      return {};
    }),
    transactionRoute(endpoints.giveLock, (call) => giveLock(kind, call, call.params.id, call.body)),
    transactionRoute(endpoints.leave, async (call) => {
      await leaveArticle(kind, call, call.params.id, call.body.editingSession);
      return {};
    }),
  ];
}
