import type { EventAutosave } from '@toasoan/contract/features/events/editing/autosave.ts';
import type { StoredEventDraft } from '@toasoan/contract/features/events/event.ts';
import { mayEditEvent, mayKeepEventText } from '@toasoan/contract/features/events/event-rules.ts';
import type { EventFacts } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import type { ArticleKind } from '#server/features/articles/public.ts';
import { notify } from '#server/features/notifications/public.ts';
import { tagsOfDrafts } from '#server/features/posts/public.ts';
import { EVENT_TABLES } from './event-tables.ts';
import { getEventBrief } from './lock/event-brief-view.ts';

type EventKind = ArticleKind<EventFacts, StoredEventDraft, Pick<EventAutosave, 'tags'>>;

/** Events, as the shared editing sees them. */
export const EVENT_KIND: EventKind = {
  entity: 'event',
  takeOverAction: 'event.takeOver',
  tables: EVENT_TABLES,
  notices: {
    presence: 'eventPresence',
    textAsked: 'eventTextAsked',
    textGiven: 'eventTextGiven',
    lockAsked: 'eventLockAsked',
  },
  mayEdit: mayEditEvent,
  mayKeepText: mayKeepEventText,
  mayTakeOver: (actor) => actor.permissions.includes('event.publish'),
  getBrief: getEventBrief,
  namesOf: tagsOfDrafts,
  notifyTaken: (db, projectId, { articleId, title, to, by }) =>
    notify(db, projectId, {
      kind: 'eventLockTaken',
      postId: null,
      to,
      by,
      detail: { title, eventId: articleId },
    }),
};
