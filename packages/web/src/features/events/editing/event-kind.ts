import { emptyDocument } from '@toasoan/contract/article/document.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { eventLockEndpoints } from '@toasoan/contract/features/events/lock/lock-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { ArticleKind } from '#web/features/articles/public.ts';
import { eventLock } from '../lock/event-lock.ts';
import type { EventArticle } from './event-article.ts';
import { eventCopies } from './event-copies.ts';
import { eventDetail } from './event-detail.ts';
import {
  BLANK_EVENT,
  eventDraftValues,
  eventInput,
  eventProblems,
  eventValues,
  withoutRefused,
} from './event-values.ts';
import { eventWords } from './event-words.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** What the editing that all articles share needs to know of an event. */
export const eventKind: ArticleKind<EventArticle> = {
  name: 'events',
  at: '/manager_event',
  words: eventWords,
  blank: () => ({ values: BLANK_EVENT, content: emptyDocument }),
  textOf: (event) => ({ values: eventValues(event), content: event.content }),
  inputOf: ({ values, content }, event) => eventInput(values, content, event?.slug ?? ''),
  draftOf: withoutRefused,
  localDraftOf: (input) => input,
  namesOf: ({ tags }) => tags,
  problemsOf: eventProblems,
  valuesOfDraft: eventDraftValues,
  draftForNew: ({ slug: _, ...draft }) => draft,
  titleOf: ({ title }) => title.trim(),
  headOf: ({ title, excerpt }) => [title, excerpt],
  detail: eventDetail,
  calls: {
    create: (body, idempotencyKey, suppressErrorToast) =>
      call(eventEndpoints.create, { body, idempotencyKey, suppressErrorToast }),
    update: ({ id, version }, editingSession, input, suppressErrorToast) =>
      call(eventEndpoints.update, { body: { ...input, id, version, editingSession }, suppressErrorToast }),
    read: (id) => call(eventEndpoints.detail, { params: { id }, suppressErrorToast: 'everything' }),
    async autosave({ id, version }, editingSession, draft) {
      const body = { eventId: id, editingSession, baseVersion: version, draft };
      const { savedTime } = await call(eventEndpoints.autosave, { body, ...QUIETLY });
      return savedTime;
    },
    async giveText({ id, version }, { editingSession, to, draft }) {
      const body = { editingSession, to, text: draft && { baseVersion: version, draft } };
      const { savedTime } = await call(eventLockEndpoints.giveText, { params: { id }, body, ...QUIETLY });
      return savedTime;
    },
    async autosaves(eventId) {
      const { items } = await call(eventEndpoints.autosaves, { query: { eventId } });
      return items.map(({ tags, ...kept }) => ({
        ...kept,
        names: tags.map(({ id, title }) => ({ id, label: title })),
      }));
    },
    async dropAutosave(eventId, editingSession, how) {
      const where = { params: { editingSession }, query: { eventId } };
      if (how === 'aloud') await call(eventEndpoints.removeAutosave, where);
      else await call(eventEndpoints.removeAutosave, { ...where, ...QUIETLY }).catch(() => undefined);
    },
  },
  lock: eventLock,
  work: {
    isGiven: ({ state, createdBy }, userId) =>
      (state === 'DRAFT' || state === 'RETURNED') && createdBy.userId === userId,
    // Who handed it in is done with it.
    isWithOthers: ({ state, createdBy }, _from, userId) =>
      state === 'DRAFT' || state === 'RETURNED' ? createdBy.userId !== userId : state === 'SUBMITTED',
  },
  copies: eventCopies,
  loadMerging: async () => (await import('../merge/merge-events.ts')).eventMerging,
};
