import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId } from '../../../core/ids.ts';
import { queryList } from '../../../core/paging.ts';

const MAX_NAMES = 100;

const namedRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** It was deleted, or merged into another one. */
  isGone: z.boolean(),
});
export type NamedRecord = z.output<typeof namedRecord>;

export const namedEndpoints = {
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
