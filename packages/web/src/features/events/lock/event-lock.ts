import { eventLockEndpoints } from '@toasoan/contract/features/events/lock/lock-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { LockKind } from '#web/features/articles/public.ts';
import type { EventArticle } from '../editing/event-article.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** The writer's lock of an event. */
export const eventLock: LockKind<EventArticle> = {
  notices: {
    presence: 'eventPresence',
    textAsked: 'eventTextAsked',
    textGiven: 'eventTextGiven',
    lockAsked: 'eventLockAsked',
  },
  changes: 'event',
  presence: ({ projectId, id }, body) =>
    call(eventLockEndpoints.presence, { projectId, params: { id }, body, ...QUIETLY }),
  askForText: ({ projectId, id }, body) =>
    call(eventLockEndpoints.askForText, { projectId, params: { id }, body, ...QUIETLY }),
  async takeOver({ projectId, id }, body) {
    const taken = await call(eventLockEndpoints.takeOver, { projectId, params: { id }, body, ...QUIETLY });
    if (!taken.text) return { ...taken, text: null };
    const { tags, ...text } = taken.text;
    return { ...taken, text: { ...text, names: tags.map((tag) => ({ id: tag.id, label: tag.title })) } };
  },
  askForLock: ({ projectId, id }, editingSession) =>
    call(eventLockEndpoints.askForLock, { projectId, params: { id }, body: { editingSession }, ...QUIETLY }),
  giveLock: ({ projectId, id }, editingSession, to) =>
    call(eventLockEndpoints.giveLock, {
      projectId,
      params: { id },
      body: { editingSession, to },
      ...QUIETLY,
    }),
  leave: ({ projectId, id }, editingSession) =>
    call(eventLockEndpoints.leave, {
      projectId,
      params: { id },
      body: { editingSession },
      keepalive: true,
      ...QUIETLY,
    }),
};
