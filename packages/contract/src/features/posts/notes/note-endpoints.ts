import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { noteCreate, noteMentions, noteText, postNote } from './note.ts';

const access = inArea('posts', 'post.view');
const noteParams = z.strictObject({ id: contentId });
const onlyVersion = z.strictObject({ version });
const errors = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

/** The most users that one note can mention. */
export const PEOPLE_FOUND = 8;

export const noteEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/post/note/list/{id}',
    summary: 'All notes and internal comments of a post with their answers, in the order they were made.',
    access,
    params: idParams,
    data: z.object({ items: z.array(postNote) }),
    errors: ['NOT_FOUND'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/post/note/create',
    summary: 'Write a note about a post or a passage of it, an internal comment, or an answer.',
    access,
    body: noteCreate,
    data: postNote,
    creates: true,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/post/note/update/{id}',
    summary: 'Change the words of an own note or answer.',
    access,
    params: noteParams,
    body: z.strictObject({ version, text: noteText, mentions: noteMentions }),
    data: postNote,
    errors,
  }),
  setMustFix: defineEndpoint({
    method: 'POST',
    path: '/admin/post/note/mustFix/{id}',
    summary: 'Ask for a fix by an open note, or ask for it no longer.',
    access,
    params: noteParams,
    body: z.strictObject({ version, mustFix: z.boolean({ error: 'type' }) }),
    data: postNote,
    errors,
  }),
  resolve: defineEndpoint({
    method: 'POST',
    path: '/admin/post/note/resolve/{id}',
    summary: 'Say that a note is done.',
    access,
    params: noteParams,
    body: onlyVersion,
    data: postNote,
    errors,
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/admin/post/note/reopen/{id}',
    summary: 'Reopen a resolved note.',
    access,
    params: noteParams,
    body: onlyVersion,
    data: postNote,
    errors,
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/admin/post/note/remove/{id}',
    summary: 'Remove a note with its answers: an own one without answers, or any one with the leading role.',
    access,
    params: noteParams,
    body: onlyVersion,
    data: z.object({ id: z.string() }),
    errors,
  }),
  people: defineEndpoint({
    method: 'GET',
    path: '/admin/post/note/people/{id}',
    summary: 'Users to mention who may see the post: by any part of their name, without diacritics.',
    access,
    params: idParams,
    query: z.strictObject({ text: z._default(oneLine({ max: 60 }), '') }),
    data: z.object({
      items: z.array(z.object({ userId: z.string(), displayName: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  }),
};
