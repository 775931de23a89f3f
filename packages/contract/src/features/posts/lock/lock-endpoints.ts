import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams, randomId } from '../../../core/ids.ts';
import { presence, presenceBeat } from './presence.ts';

export const lockEndpoints = {
  presence: defineEndpoint({
    method: 'POST',
    path: '/admin/post/presence/{id}',
    summary:
      'Report every 20 seconds that a post is open; a session that wants to write gets the lock when it is free.',
    access: inArea('posts', 'post.view'),
    params: idParams,
    body: presenceBeat,
    countsAsUse: false,
    data: presence,
    errors: ['NOT_FOUND'],
  }),
  takeOver: defineEndpoint({
    method: 'POST',
    path: '/admin/post/takeOver/{id}',
    summary: 'Take the lock from the editing session that is believed to hold it; its user is notified.',
    access: inArea('posts', 'post.editOwn'),
    params: idParams,
    body: z.strictObject({
      editingSession: randomId,
      /** '' for a user who was assigned the post and has not opened it yet. */
      holder: z.union([z.literal(''), randomId], { error: 'pattern' }),
    }),
    data: presence,
    errors: ['NOT_FOUND', 'LOCKED_BY_OTHER'],
  }),
  leave: defineEndpoint({
    method: 'POST',
    path: '/admin/post/leave/{id}',
    summary: 'Report that a post was closed: its lock is released at once.',
    access: inArea('posts', 'post.view'),
    params: idParams,
    body: z.strictObject({ editingSession: randomId }),
    data: z.object({}),
    errors: ['NOT_FOUND'],
  }),
};
