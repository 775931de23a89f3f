import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId } from '../../../core/ids.ts';
import { queryList } from '../../../core/paging.ts';
import { oneLine } from '../../../core/text.ts';
import { MAX_RELATED } from '../post-details.ts';
import { relatedMode } from '../post-kinds.ts';
import { MAX_CATEGORIES } from '../post-limits.ts';
import { postState } from '../workflow/post-states.ts';

/** A post as another one refers to it. */
const namedPost = z.object({
  id: z.string(),
  title: z.string(),
  state: postState,
  publishedTime: z.nullable(z.string()),
});
export type NamedPost = z.output<typeof namedPost>;

const similarPost = z.object({
  ...namedPost.shape,
  /** 0 to 1, from `ALIKE` on. */
  score: z.number(),
  createdBy: z.string(),
  createTime: z.string(),
});
export type SimilarPost = z.output<typeof similarPost>;

const view = inArea('posts', 'post.view');

export const relatedEndpoints = {
  similar: defineEndpoint({
    method: 'GET',
    path: '/admin/post/similar',
    summary:
      'Posts whose headline says nearly the same, most alike first; diacritics and order do not count.',
    access: view,
    query: z.strictObject({ title: oneLine({ min: 1, max: 250 }), exceptId: z.optional(contentId) }),
    data: z.object({ items: z.array(similarPost) }),
  }),
  related: defineEndpoint({
    method: 'GET',
    path: '/admin/post/related',
    summary:
      'What readers would find beside a post: the hand-picked ones first, then the newest of its categories.',
    access: view,
    query: z.strictObject({
      exceptId: z.optional(contentId),
      mode: z._default(relatedMode, 'issame'),
      /** The main category, or with `collection` the selected ones. */
      categoryIds: z.optional(queryList(contentId, MAX_CATEGORIES)),
      postIds: z.optional(queryList(contentId, MAX_RELATED)),
    }),
    data: z.object({
      items: z.array(z.object({ ...namedPost.shape, isPicked: z.boolean() })),
      /** Selected posts that readers could not see now; posts the caller may not know of have no details. */
      hidden: z.array(namedPost),
    }),
  }),
};
