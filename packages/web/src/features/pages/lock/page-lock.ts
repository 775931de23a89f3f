import { pageLockEndpoints } from '@toasoan/contract/features/pages/lock/lock-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { LockKind } from '#web/features/articles/public.ts';
import type { PageArticle } from '../editing/page-article.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** The writer's lock of a page. */
export const pageLock: LockKind<PageArticle> = {
  notices: {
    presence: 'pagePresence',
    textAsked: 'pageTextAsked',
    textGiven: 'pageTextGiven',
    lockAsked: 'pageLockAsked',
  },
  changes: 'page',
  presence: ({ projectId, id }, body) =>
    call(pageLockEndpoints.presence, { projectId, params: { id }, body, ...QUIETLY }),
  askForText: ({ projectId, id }, body) =>
    call(pageLockEndpoints.askForText, { projectId, params: { id }, body, ...QUIETLY }),
  async takeOver({ projectId, id }, body) {
    const taken = await call(pageLockEndpoints.takeOver, { projectId, params: { id }, body, ...QUIETLY });
    return { ...taken, text: taken.text && { ...taken.text, names: [] } };
  },
  askForLock: ({ projectId, id }, editingSession) =>
    call(pageLockEndpoints.askForLock, { projectId, params: { id }, body: { editingSession }, ...QUIETLY }),
  giveLock: ({ projectId, id }, editingSession, to) =>
    call(pageLockEndpoints.giveLock, {
      projectId,
      params: { id },
      body: { editingSession, to },
      ...QUIETLY,
    }),
  leave: ({ projectId, id }, editingSession) =>
    call(pageLockEndpoints.leave, {
      projectId,
      params: { id },
      body: { editingSession },
      keepalive: true,
      ...QUIETLY,
    }),
};
