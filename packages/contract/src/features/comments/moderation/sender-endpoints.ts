import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../../core/ids.ts';
import { pageOf, pageQuery } from '../../../core/paging.ts';
import { commentBan } from '../comment.ts';
import { banBody, senderNoteBody } from './moderation-bodies.ts';

const moderate = inArea('comments', 'comment.moderate');

/** Senders have no account: a comment names its sender. */
export const senderEndpoints = {
  bans: defineEndpoint({
    method: 'GET',
    path: '/admin/comment/ban/list',
    summary: 'Senders who are banned now, the newest first.',
    access: inArea('comments', 'comment.view'),
    query: z.strictObject(pageQuery),
    data: pageOf(commentBan),
  }),
  ban: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/ban/create',
    summary: 'Ban the sender of a comment for a week; for a month or for ever with the permission for it.',
    access: moderate,
    body: banBody,
    data: commentBan,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'RULES_NOT_MET'],
    creates: true,
  }),
  unban: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/ban/end/{id}',
    summary: 'End a ban; one of more than a week with the permission for it.',
    access: moderate,
    params: idParams,
    body: z.strictObject({ version }),
    data: commentBan,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'VERSION_MISSING', 'VERSION_CONFLICT'],
  }),
  senderNote: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/senderNote/{id}',
    summary: 'What moderators should know of the sender of this comment.',
    access: moderate,
    params: z.strictObject({ id: contentId }),
    body: senderNoteBody,
    data: z.object({
      text: z.string(),
      by: z.string(),
      time: z.nullable(z.string()),
      version: z.number(),
    }),
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
