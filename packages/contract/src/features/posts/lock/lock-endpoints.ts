import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams, randomId } from '../../../core/ids.ts';
import { ARTICLE_BODY_LIMIT } from '../post.ts';
import { presence, presenceBeat } from './presence.ts';
import { takenOver, textGiven } from './unsaved-text.ts';

const write = inArea('posts', 'post.editOwn');
/** The session that is believed to hold the lock, and the one that wants it. */
const taking = z.strictObject({
  editingSession: randomId,
  /** '' for a user who was assigned the post and has not opened it yet. */
  holder: z.union([z.literal(''), randomId], { error: 'pattern' }),
});

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
  askForText: defineEndpoint({
    method: 'POST',
    path: '/admin/post/askForText/{id}',
    summary:
      'Before a take-over: ask the page that holds the lock to keep its unsaved text now. Its answer is a notice.',
    access: write,
    params: idParams,
    body: taking,
    data: z.object({}),
    errors: ['NOT_FOUND', 'LOCKED_BY_OTHER'],
  }),
  giveText: defineEndpoint({
    method: 'POST',
    path: '/admin/post/giveText/{id}',
    summary: 'Keep the unsaved text of a page as its autosave, and tell the page that asked for it.',
    access: write,
    params: idParams,
    body: textGiven,
    data: z.object({ savedTime: z.string() }),
    errors: ['NOT_FOUND'],
    bodyLimit: ARTICLE_BODY_LIMIT,
    countsAsUse: false,
  }),
  takeOver: defineEndpoint({
    method: 'POST',
    path: '/admin/post/takeOver/{id}',
    summary:
      'Take the lock from the editing session that is believed to hold it; answers its newest unsaved text. Its user is notified.',
    access: write,
    params: idParams,
    body: taking,
    data: takenOver,
    errors: ['NOT_FOUND', 'LOCKED_BY_OTHER'],
  }),
  askForLock: defineEndpoint({
    method: 'POST',
    path: '/admin/post/askForLock/{id}',
    summary: 'Ask the person who writes a post to give the lock to this page.',
    access: write,
    params: idParams,
    body: z.strictObject({ editingSession: randomId }),
    data: z.object({}),
    errors: ['NOT_FOUND'],
  }),
  giveLock: defineEndpoint({
    method: 'POST',
    path: '/admin/post/giveLock/{id}',
    summary: 'Pass the lock of this page to the person of another open page, whose next beat gets it.',
    access: write,
    params: idParams,
    body: z.strictObject({ editingSession: randomId, to: randomId }),
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
