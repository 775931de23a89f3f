import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId } from '../../../core/ids.ts';
import { pageQuery, queryList } from '../../../core/paging.ts';

const MAX_NAMES = 100;

const namedRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** It was deleted, or merged into another one. */
  isGone: z.boolean(),
});
export type NamedRecord = z.output<typeof namedRecord>;

const namedEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** null: the day is not known yet. */
  startTime: z.nullable(z.string()),
  placeName: z.string(),
});
export type NamedEvent = z.output<typeof namedEvent>;

export const namedEndpoints = {
  events: defineEndpoint({
    method: 'GET',
    path: '/admin/post/events',
    summary: 'Events that a post may be about, for its picker: at most 10, those changed last first.',
    access: inArea('events', 'event.view'),
    query: z.strictObject({ text: pageQuery.text }),
    data: z.object({ items: z.array(namedEvent) }),
  }),
  names: defineEndpoint({
    method: 'GET',
    path: '/admin/post/names',
    summary:
      'Names of the accounts and events that posts are about, of deleted ones too; unknown ones are left out, and events that the caller may not know of.',
    access: inArea('posts', 'post.view'),
    query: z.strictObject({
      accountIds: z.optional(queryList(contentId, MAX_NAMES)),
      eventIds: z.optional(queryList(contentId, MAX_NAMES)),
    }),
    data: z.object({ accounts: z.array(namedRecord), events: z.array(namedRecord) }),
  }),
};
