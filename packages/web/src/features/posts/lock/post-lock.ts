import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { LockKind } from '#web/features/articles/public.ts';
import type { PostArticle } from '../editing/post-article.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** The writer's lock of a post. */
export const postLock: LockKind<PostArticle> = {
  notices: { presence: 'presence', textAsked: 'textAsked', textGiven: 'textGiven', lockAsked: 'lockAsked' },
  changes: 'post',
  presence: ({ projectId, id }, body) =>
    call(lockEndpoints.presence, { projectId, params: { id }, body, ...QUIETLY }),
  askForText: ({ projectId, id }, body) =>
    call(lockEndpoints.askForText, { projectId, params: { id }, body, ...QUIETLY }),
  async takeOver({ projectId, id }, body) {
    const taken = await call(lockEndpoints.takeOver, { projectId, params: { id }, body, ...QUIETLY });
    if (!taken.text) return { ...taken, text: null };
    const { tags, ...text } = taken.text;
    return { ...taken, text: { ...text, names: tags.map((tag) => ({ id: tag.id, label: tag.title })) } };
  },
  askForLock: ({ projectId, id }, editingSession) =>
    call(lockEndpoints.askForLock, { projectId, params: { id }, body: { editingSession }, ...QUIETLY }),
  giveLock: ({ projectId, id }, editingSession, to) =>
    call(lockEndpoints.giveLock, { projectId, params: { id }, body: { editingSession, to }, ...QUIETLY }),
  leave: ({ projectId, id }, editingSession) =>
    call(lockEndpoints.leave, {
      projectId,
      params: { id },
      body: { editingSession },
      keepalive: true,
      ...QUIETLY,
    }),
};
