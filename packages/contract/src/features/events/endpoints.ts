import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, randomId, version } from '../../core/ids.ts';
import { queryBoolean, queryInt } from '../../core/paging.ts';
import { day } from '../../vocabulary/day.ts';
import { ARTICLE_BODY_LIMIT } from '../articles/article-limits.ts';
import { eventAutosave, eventAutosaveWrite } from './editing/autosave.ts';
import { event, eventBulk, eventCopy, eventCreate, eventRow, eventUpdate } from './event.ts';
import { eventLogQuery, eventTransitionLog } from './history/event-transition-log.ts';
import { eventCalendar, eventCalendarQuery, eventListQuery, eventView } from './list/event-list.ts';
import {
  occurrence,
  occurrenceEdit,
  occurrencePreview,
  occurrencePreviewRequest,
} from './occurrences/occurrence.ts';
import { quotes, quotesQuery } from './quotes/quote.ts';
import { statusChange } from './verbs/status-change.ts';
import { eventVerbRequest } from './verbs/verb-request.ts';
import { eventTransitionRequest } from './workflow/transition-request.ts';

const view = inArea('events', 'event.view');
const write = inArea('events', 'event.editOwn');

const managed = {
  entity: 'event',
  thing: 'event',
  things: 'events',
  area: 'events',
  may: { view: 'event.view', create: 'event.create', edit: 'event.editOwn' },
} as const;
const crud = crudEndpoints({
  ...managed,
  row: eventRow,
  detail: event,
  query: eventListQuery,
  create: eventCreate,
  update: eventUpdate,
  saveErrors: ['SLUG_TAKEN', 'RULES_NOT_MET'],
});

export const eventEndpoints = {
  ...crud,
  bulk: bulkEndpoint(managed, eventBulk),
  create: { ...crud.create, bodyLimit: ARTICLE_BODY_LIMIT },
  update: {
    ...crud.update,
    bodyLimit: ARTICLE_BODY_LIMIT,
    errors: [...crud.update.errors, 'LOCKED_BY_OTHER' as const],
  },
  remove: {
    ...crud.remove,
    summary: 'Move an event to the trash, or with `purge` delete it permanently. Honours If-Match.',
    query: z.strictObject({ purge: z.optional(queryBoolean) }),
  },
  copy: defineEndpoint({
    method: 'POST',
    path: '/admin/event/copy/{id}',
    summary: 'Create an own draft from an event, also for its next year.',
    access: inArea('events', 'event.create'),
    params: idParams,
    body: eventCopy,
    data: event,
    errors: ['NOT_FOUND'],
    creates: true,
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/event/counts',
    summary: 'The number of events in each tab for the caller.',
    access: view,
    data: z.record(eventView, z.number()),
  }),
  calendar: defineEndpoint({
    method: 'GET',
    path: '/admin/event/calendar',
    summary: 'Every date of events within at most 400 days, filtered as the list is.',
    access: view,
    query: eventCalendarQuery,
    data: eventCalendar,
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/event/transition/{id}',
    summary: 'Make a transition of an event; unmet rules are listed one by one.',
    access: write,
    params: idParams,
    body: eventTransitionRequest,
    data: event,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
  undoPublish: defineEndpoint({
    method: 'POST',
    path: '/admin/event/undoPublish/{id}',
    summary:
      'Take back the caller’s own publication of an event, within a minute and while nobody has changed it since.',
    access: view,
    params: idParams,
    body: z.strictObject({ version }),
    data: event,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  transitionLog: defineEndpoint({
    method: 'GET',
    path: '/admin/event/workflow-log/{id}',
    summary: 'The transitions of one event, newest first.',
    access: view,
    params: idParams,
    query: eventLogQuery,
    data: eventTransitionLog,
    errors: ['NOT_FOUND'],
  }),
  verb: defineEndpoint({
    method: 'POST',
    path: '/admin/event/verb/{id}',
    summary: 'Postpone, reschedule, cancel or move a published event online, or take such a change back.',
    access: inArea('events', 'event.publish'),
    params: idParams,
    body: eventVerbRequest,
    data: event,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  statusLog: defineEndpoint({
    method: 'GET',
    path: '/admin/event/status-log/{id}',
    summary: 'The changes of plan of one event, newest first.',
    access: view,
    params: idParams,
    query: eventLogQuery,
    data: z.object({ items: z.array(statusChange), hasMore: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  occurrences: defineEndpoint({
    method: 'GET',
    path: '/admin/event/occurrences/{id}',
    summary: 'The dates of one event, earliest first.',
    access: view,
    params: idParams,
    query: z.strictObject({
      /** The first planned day; absent: the first of all. */
      from: z.optional(day),
      limit: z._default(queryInt({ min: 1, max: 1_000 }), 100),
    }),
    data: z.object({ items: z.array(occurrence), hasMore: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  editOccurrence: defineEndpoint({
    method: 'POST',
    path: '/admin/event/editOccurrence/{id}',
    summary: 'Change one date of a series, or it and those that follow; the others stay as they are.',
    access: write,
    params: idParams,
    body: occurrenceEdit,
    data: event,
    errors: ['NOT_FOUND', 'LOCKED_BY_OTHER', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  previewOccurrences: defineEndpoint({
    method: 'POST',
    path: '/admin/event/previewOccurrences',
    summary: 'The dates that a rule would give for ten years.',
    access: write,
    body: occurrencePreviewRequest,
    data: occurrencePreview,
    errors: ['RULES_NOT_MET'],
  }),
  quotes: defineEndpoint({
    method: 'GET',
    path: '/admin/event/quotes/{id}',
    summary: 'Posts that relate to an event, link to it or quote its time or place.',
    access: view,
    params: idParams,
    query: quotesQuery,
    data: quotes,
    errors: ['NOT_FOUND'],
  }),
  autosave: defineEndpoint({
    method: 'POST',
    path: '/admin/event/autosave',
    summary: 'Store unsaved text of one editing session; never changes the event.',
    access: write,
    body: eventAutosaveWrite,
    data: z.object({ savedTime: z.string() }),
    errors: ['NOT_FOUND'],
    bodyLimit: ARTICLE_BODY_LIMIT,
  }),
  autosaves: defineEndpoint({
    method: 'GET',
    path: '/admin/event/autosave/list',
    summary: "The caller's own unsaved texts of one event, newest first.",
    access: write,
    query: z.strictObject({ eventId: contentId }),
    data: z.object({ items: z.array(eventAutosave) }),
    errors: ['NOT_FOUND'],
  }),
  removeAutosave: defineEndpoint({
    method: 'DELETE',
    path: '/admin/event-autosaves/{editingSession}',
    summary: 'Drop one of the caller’s own unsaved texts.',
    access: write,
    params: z.strictObject({ editingSession: randomId }),
    query: z.strictObject({ eventId: contentId }),
    data: z.object({}),
  }),
};
