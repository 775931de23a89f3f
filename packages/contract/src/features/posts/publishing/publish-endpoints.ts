import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { MAX_BULK } from '../../../core/bulk.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../../core/ids.ts';
import { queryList } from '../../../core/paging.ts';
import { post } from '../post.ts';

const view = inArea('posts', 'post.view');

/** The open points of a post, in words. */
const openPoints = z.object({
  id: z.string(),
  title: z.string(),
  /** What must be met and is not. */
  required: z.array(z.string()),
  /** What is recommended and still open. */
  advice: z.array(z.string()),
});
export type PostOpenPoints = z.output<typeof openPoints>;

export const publishEndpoints = {
  points: defineEndpoint({
    method: 'GET',
    path: '/admin/post/publish-points',
    summary: 'The open points of the checklists of several posts, before they are published together.',
    access: view,
    query: z.strictObject({ ids: queryList(contentId, MAX_BULK) }),
    data: z.object({ items: z.array(openPoints) }),
  }),
  audience: defineEndpoint({
    method: 'GET',
    path: '/admin/post/publish-audience/{id}',
    summary: 'The colleagues who are notified when the caller publishes the post.',
    access: view,
    params: idParams,
    data: z.object({ people: z.array(z.object({ userId: z.string(), name: z.string() })) }),
    errors: ['NOT_FOUND'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/post/undoPublish/{id}',
    summary:
      'Take back the caller’s own publication of a post, or of its changes, within a minute and while nobody has changed it since.',
    access: view,
    params: idParams,
    body: z.strictObject({ version }),
    data: post,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
};
