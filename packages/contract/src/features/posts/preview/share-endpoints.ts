import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams } from '../../../core/ids.ts';
import { SHARE_TERM_NAMES, shareLink, shareText } from './share-link.ts';

const write = inArea('posts', 'post.editOwn');

const shareCreate = z.strictObject({
  postId: contentId,
  /** One save of its history; absent: the text as it is whenever the link is opened. */
  versionNo: z.optional(
    z
      .number({ error: 'type' })
      .check(
        z.int({ error: 'type' }),
        z.gte(1, { error: 'tooSmall' }),
        z.lte(2_147_483_647, { error: 'tooBig' }),
      ),
  ),
  expiresIn: z.enum(SHARE_TERM_NAMES, { error: 'choice' }),
  /** Works for the first person who opens it, and for nobody after. */
  once: z.boolean({ error: 'type' }),
  text: shareText,
});

export const shareEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/post/share/list/{id}',
    summary: 'Links by which a post is read without an account, newest first; never with their secrets.',
    access: write,
    params: idParams,
    data: z.object({ items: z.array(shareLink) }),
    errors: ['NOT_FOUND'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/post/share/create',
    summary: 'Make a link by which a post is read without an account. `url` is told this once.',
    access: write,
    body: shareCreate,
    data: z.object({ ...shareLink.shape, url: z.optional(z.string()) }),
    creates: true,
    shownOnce: ['url'],
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  revoke: defineEndpoint({
    method: 'POST',
    path: '/admin/post/share/revoke/{id}',
    summary: 'End a link of a post at once.',
    access: write,
    params: idParams,
    body: z.strictObject({ linkId: contentId }),
    data: shareLink,
    errors: ['NOT_FOUND'],
  }),
};
