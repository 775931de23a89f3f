import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams, version } from '../../../core/ids.ts';
import { slug } from '../../../vocabulary/slug.ts';
import { post } from '../post.ts';

const postRedirect = z.object({ slug: z.string(), since: z.string() });
export type PostRedirect = z.output<typeof postRedirect>;

/** Old addresses of a post that lead to it. */
const redirects = z.object({
  /** Their target. */
  slug: z.string(),
  items: z.array(postRedirect),
});
const changed = z.object({ post, redirects });

export const redirectEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/post/redirect/list/{id}',
    summary: 'Addresses that lead to a post, newest first.',
    access: inArea('posts', 'post.view'),
    params: idParams,
    data: redirects,
    errors: ['NOT_FOUND'],
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/admin/post/redirect/add/{id}',
    summary: 'Let a further address lead to a post that was public.',
    access: inArea('posts', 'post.publish'),
    params: idParams,
    body: z.strictObject({ version, slug }),
    data: changed,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/admin/post/redirect/remove/{id}',
    summary: 'An old address leads to its post no longer, and is free for another.',
    access: inArea('posts', 'post.publish'),
    params: idParams,
    body: z.strictObject({ version, slug }),
    data: changed,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
