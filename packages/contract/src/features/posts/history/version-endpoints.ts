import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { articleDocument } from '../../../article/document.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, randomId, version } from '../../../core/ids.ts';
import { queryInt } from '../../../core/paging.ts';
import { post, termRef } from '../post.ts';
import { POST_FIELD_NAMES, postSnapshot, versionKind } from './post-version.ts';

const versionNumber = queryInt({ min: 1, max: 2_147_483_647 });
const fieldName = z.enum(POST_FIELD_NAMES as [string, ...string[]], { error: 'choice' });

/** One save of a post, without its text. */
export const postVersion = z.object({
  no: z.number(),
  kind: versionKind,
  /** It was published in this form. */
  isPublic: z.boolean(),
  time: z.string(),
  userId: z.nullable(z.string()),
  userName: z.string(),
  /** Compared with the version before it; empty for the first. */
  changedFields: z.array(z.string()),
  note: z.string(),
  /** Readers were shown an update notice; otherwise it was a silent fix. */
  isSubstantive: z.boolean(),
});
export type PostVersion = z.output<typeof postVersion>;

export const versionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/post/history/{id}',
    summary: 'The versions of a post, newest first.',
    access: inArea('posts', 'post.view'),
    params: idParams,
    query: z.strictObject({
      /** Older than this one. */
      before: z.optional(versionNumber),
      limit: z._default(queryInt({ min: 1, max: 100 }), 50),
    }),
    data: z.object({ items: z.array(postVersion), hasMore: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/post/version/{id}/{no}',
    summary: 'One version of a post.',
    access: inArea('posts', 'post.view'),
    params: z.strictObject({ id: contentId, no: versionNumber }),
    data: z.object({ ...postVersion.shape, snapshot: postSnapshot }),
    errors: ['NOT_FOUND'],
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/admin/post/restore/{id}',
    summary:
      'Restore a version of a post, all of it, the named fields or parts of its text; the current text stays in the history.',
    access: inArea('posts', 'post.editOwn'),
    params: idParams,
    body: z.strictObject({
      version,
      no: z
        .number({ error: 'type' })
        .check(
          z.int({ error: 'type' }),
          z.gte(1, { error: 'tooSmall' }),
          z.lte(2_147_483_647, { error: 'tooBig' }),
        ),
      /** Absent: all of them. */
      fields: z.optional(
        z.array(fieldName).check(z.minLength(1, { error: 'tooFew' }), z.maxLength(100, { error: 'tooMany' })),
      ),
      /** Instead of that version's whole text: the present one with those of its paragraphs that are taken back. */
      content: z.optional(articleDocument),
      /** The editing session of the post. */
      editingSession: z.optional(randomId),
    }),
    data: z.object({
      post,
      /** Terms and files of that version that no longer exist or are disabled, and so were omitted. */
      leftOut: z.array(termRef),
    }),
    errors: [
      'NOT_FOUND',
      'LOCKED_BY_OTHER',
      'VERSION_MISSING',
      'VERSION_CONFLICT',
      'RULES_NOT_MET',
      'SLUG_TAKEN',
    ],
  }),
};
