import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import {
  eventFeed,
  feedCreate,
  feedWithAddress,
  ICS_BYTES,
  icsFile,
  icsFilters,
  icsImported,
  icsImportRequest,
  icsPreview,
  icsPreviewRequest,
} from './ics.ts';

const view = inArea('events', 'event.view');
const create = inArea('events', 'event.create');
/** JSON writes line ends and quotes with two bytes. */
const bodyLimit = 2 * ICS_BYTES;

export const icsEndpoints = {
  one: defineEndpoint({
    method: 'GET',
    path: '/admin/event/ics/{id}',
    summary: 'One event with all its dates as a calendar file.',
    access: view,
    params: idParams,
    data: icsFile,
    errors: ['NOT_FOUND'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/event/icsList',
    summary: 'The events of a filter as a calendar file, at most 1,000.',
    access: view,
    query: z.strictObject(icsFilters),
    data: icsFile,
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/event/icsPreview',
    summary: 'What a calendar file would become; writes nothing.',
    access: create,
    body: icsPreviewRequest,
    data: icsPreview,
    errors: ['RULES_NOT_MET'],
    bodyLimit,
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/admin/event/icsImport',
    summary: 'Create drafts from chosen events of a calendar file; known ones are skipped.',
    access: create,
    body: icsImportRequest,
    data: icsImported,
    errors: ['RULES_NOT_MET'],
    bodyLimit,
    creates: true,
  }),
  feeds: defineEndpoint({
    method: 'GET',
    path: '/admin/event/feed/list',
    summary: 'The caller’s calendars to subscribe to, newest first; people who publish see those of all.',
    access: view,
    data: z.object({ items: z.array(eventFeed) }),
  }),
  createFeed: defineEndpoint({
    method: 'POST',
    path: '/admin/event/feed/create',
    summary: 'Make a calendar of public events to subscribe to; its address is shown once.',
    access: view,
    body: feedCreate,
    data: feedWithAddress,
    errors: ['RULES_NOT_MET'],
    creates: true,
    shownOnce: ['address'],
  }),
  renewFeed: defineEndpoint({
    method: 'POST',
    path: '/admin/event/feed/renew/{id}',
    summary: 'Give a calendar a new address; the former one ends at once.',
    access: view,
    params: idParams,
    data: feedWithAddress,
    errors: ['NOT_FOUND'],
    shownOnce: ['address'],
  }),
  removeFeed: defineEndpoint({
    method: 'DELETE',
    path: '/admin/event-feeds/{id}',
    summary: 'End a calendar; its address stops at once.',
    access: view,
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  }),
};
