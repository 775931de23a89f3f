import * as z from 'zod/mini';
import { articleDocument, storedArticle } from '../../article/document.ts';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, randomId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields, personRef } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { picture } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { postMedia } from '../posts/media/post-media.ts';
import { bulkTagIds, termRef, transitionReason, unmetRule } from '../posts/post.ts';
import { MAX_CATEGORIES, MAX_TAGS } from '../posts/post-limits.ts';
import { postState } from '../posts/workflow/post-states.ts';
import { eventDetailFields, storedEventDetails } from './event-details.ts';
import { attendanceMode, eventStatus, eventType, recurrenceKind } from './event-kinds.ts';
import { statusChange } from './verbs/status-change.ts';
import { EVENT_VERBS } from './verbs/verb-request.ts';
import { eventState } from './workflow/event-states.ts';
import type { EventTransitionName } from './workflow/event-transitions.ts';

/** What a user writes; also the shape of an autosave. */
const draftFields = {
  title: z.optional(oneLine({ max: 250 })),
  /** Absent: follows the title until it is set by hand. */
  slug: z.optional(slug),
  excerpt: z.optional(longText({ max: 500 })),
  content: z.optional(articleDocument),
  categoryIds: z.optional(z.array(contentId).check(z.maxLength(MAX_CATEGORIES, { error: 'tooMany' }))),
  tagIds: z.optional(z.array(contentId).check(z.maxLength(MAX_TAGS, { error: 'tooMany' }))),
  keywords: z.optional(z.array(oneLine({ min: 1, max: 60 })).check(z.maxLength(15, { error: 'tooMany' }))),
  seoTitle: z.optional(oneLine({ max: 70 })),
  seoDescription: z.optional(oneLine({ max: 160 })),
  ...eventDetailFields,
};
export const eventDraft = z.strictObject(draftFields);
export type EventDraft = z.output<typeof eventDraft>;
/** A stored draft: its content is not checked again. */
export const storedEventDraft = z.object({ ...draftFields, content: z.optional(storedArticle) });
export type StoredEventDraft = z.output<typeof storedEventDraft>;

export const eventCreate = eventDraft;
export const eventUpdate = z.strictObject({
  id: contentId,
  version,
  ...draftFields,
  /** The saving session: it may hold the lock, and its autosaves are removed with the save. */
  editingSession: z.optional(randomId),
});
export type EventUpdate = z.output<typeof eventUpdate>;

const person = z.object({ userId: z.string(), name: z.string() });
const holder = z.nullable(z.object({ ...person.shape, since: z.string() }));

/** An organizer or performer; `name` is that of the account now, or '' when it is gone. */
export const accountRef = z.object({ id: z.string(), name: z.string() });
export type AccountRef = z.output<typeof accountRef>;

/** What rows and the whole event say alike. */
const facts = {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  state: eventState,
  /** The state that a trashed event is restored to. */
  stateBeforeTrash: z.nullable(eventState),
  /** Why its last transition was made; '' for none. */
  stateReason: z.string(),
  eventType,
  lang: z.string(),
  recurrenceKind,
  attendanceMode,
  provinceCode: z.nullable(z.string()),
  cover: z.nullable(picture),
  holder,
  scheduleTime: z.nullable(z.string()),
  publishedTime: z.nullable(z.string()),
  ...auditFields,
};

/** An event as lists show it, by the date that its tab is about: the running, the next or the last one. */
export const eventRow = z.object({
  ...facts,
  /** Names the occurrence; null: the day is not known yet. */
  day: z.nullable(z.string()),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /** When it is over, also without an end. */
  overTime: z.nullable(z.string()),
  allDay: z.boolean(),
  lunarDate: z.string(),
  eventStatus,
  previousStartTime: z.nullable(z.string()),
  statusNote: z.string(),
  placeName: z.string(),
  /** Names of its organizers: accounts, then free text. */
  organizers: z.array(z.string()),
  onlineUrl: z.string(),
});
export type EventRow = z.output<typeof eventRow>;

/** A transition out of the current state, and the rules that block it. */
const eventTransition = z.object({
  name: z.string() as unknown as z.ZodMiniType<EventTransitionName>,
  to: eventState,
  /** Intermediate steps made in the same call. */
  via: z.array(z.string()),
  needsReason: z.boolean(),
  needsTime: z.boolean(),
  unmet: z.array(unmetRule),
});

export const event = z.object({
  ...facts,
  excerpt: z.string(),
  content: storedArticle,
  /** HTML written by the server from `content`; read-only. */
  contentHtml: z.string(),
  categories: z.array(termRef),
  tags: z.array(termRef),
  keywords: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** False once the slug was set by hand or was public. */
  slugFollowsTitle: z.boolean(),
  details: storedEventDetails,
  /** Every file that it refers to. */
  media: z.array(postMedia),
  relatedPosts: z.array(z.object({ id: z.string(), title: z.string(), state: postState })),
  organizers: z.array(accountRef),
  performers: z.array(accountRef),
  /** Of the whole event; single dates of a series may differ. */
  eventStatus,
  previousStartTime: z.nullable(z.string()),
  statusNote: z.string(),
  /** When it is over, also without an end; null without a day. */
  overTime: z.nullable(z.string()),
  /** Changes of plan, newest first, at most 20. */
  statusChanges: z.array(statusChange),
  /** Dates of a series from now on, and how many of all have something of their own. */
  occurrences: z.object({ ahead: z.number(), overridden: z.number(), until: z.nullable(z.string()) }),
  stateTime: z.string(),
  /** It was ever public: it is kept for inspection. */
  everPublished: z.boolean(),
  approvedBy: z.nullable(personRef),
  allowedTransitions: z.array(eventTransition),
  /** Changes of plan open to this user now. */
  allowedVerbs: z.array(z.enum(EVENT_VERBS)),
  mayEdit: z.boolean(),
  /** The event that it translates: it is changed in its translation alone. Absent: none. */
  translationOf: z.optional(z.string()),
});
export type Event = z.output<typeof event>;

export const eventBulk = z.discriminatedUnion('action', [
  /** `to` as in a transition; each event takes the steps that are open to this user. */
  z.strictObject({
    action: z.literal('move'),
    ids: bulkIds,
    to: eventState,
    reason: z.optional(transitionReason),
    scheduleTime: z.optional(instant),
  }),
  z.strictObject({ action: z.literal('restore'), ids: bulkIds }),
  /** The first of their categories. */
  z.strictObject({ action: z.literal('setCategory'), ids: bulkIds, categoryId: contentId }),
  z.strictObject({ action: z.literal('addTags'), ids: bulkIds, tagIds: bulkTagIds }),
  z.strictObject({ action: z.literal('removeTags'), ids: bulkIds, tagIds: bulkTagIds }),
]);
export type EventBulk = z.output<typeof eventBulk>;

const COPY_DATES = ['none', 'same', 'nextYear'] as const;
/** nextYear: by the lunar calendar for an event that follows it; years in its title move along. */
export const eventCopy = z.strictObject({
  dates: z._default(z.enum(COPY_DATES, { error: 'choice' }), 'none'),
});
export type EventCopy = z.output<typeof eventCopy>;
