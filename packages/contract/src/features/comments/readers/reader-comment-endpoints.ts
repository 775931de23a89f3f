import * as z from 'zod/mini';
import { byReaders } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { mailedToken, readerParams } from '../../../core/reader-fields.ts';
import {
  askedErasure,
  readerCommentParams,
  repliesPage,
  repliesQuery,
  sentComment,
  sentLike,
  sentOutcome,
  sentReport,
  thread,
  threadParams,
  threadQuery,
} from './reader-comment.ts';

/** A comment of 2,000 letters with marks, and what stands around it. */
const BODY_LIMIT = 16 * 1024;

export const readerCommentEndpoints = {
  thread: defineEndpoint({
    method: 'GET',
    path: '/intake/v1/{projectId}/comments/{target}/thread',
    summary: 'A page of the approved comments on a public post or event, with their first replies.',
    access: byReaders('read'),
    params: threadParams,
    query: threadQuery,
    data: thread,
    errors: ['NOT_FOUND'],
  }),
  replies: defineEndpoint({
    method: 'GET',
    path: '/intake/v1/{projectId}/comments/{target}/replies',
    summary: 'A page of the replies to one comment, in the order of reading.',
    access: byReaders('read'),
    params: threadParams,
    query: repliesQuery,
    data: repliesPage,
    errors: ['NOT_FOUND'],
  }),
  send: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/comments/{target}/send',
    summary: 'Writes a comment or a reply. The rules of the project decide whether it is shown at once.',
    access: byReaders('comment', { captcha: true }),
    params: threadParams,
    body: sentComment,
    data: sentOutcome,
    errors: ['NOT_FOUND', 'ORIGIN_REFUSED', 'RULES_NOT_MET', 'CAPTCHA_REFUSED', 'CAPTCHA_UNAVAILABLE'],
    creates: true,
    bodyLimit: BODY_LIMIT,
  }),
  like: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/comment/{id}/like',
    summary: 'Likes a comment, or takes the like back; one per reader.',
    access: byReaders('vote'),
    params: readerCommentParams,
    body: sentLike,
    data: z.object({ liked: z.boolean(), likeCount: z.number() }),
    errors: ['NOT_FOUND', 'ORIGIN_REFUSED'],
    bodyLimit: BODY_LIMIT,
  }),
  report: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/comment/{id}/report',
    summary: 'Reports a comment to the newsroom; one report per reader counts.',
    access: byReaders('report'),
    params: readerCommentParams,
    body: sentReport,
    data: z.object({ received: z.boolean() }),
    errors: ['NOT_FOUND', 'ORIGIN_REFUSED', 'RULES_NOT_MET'],
    bodyLimit: BODY_LIMIT,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/comment-email/confirm',
    summary: 'Confirms the e-mail address of a comment by the mailed link, once.',
    access: byReaders('confirm'),
    params: z.strictObject(readerParams),
    body: mailedToken,
    data: z.object({ outcome: z.enum(['SHOWN', 'WAITING']) }),
    errors: ['NOT_FOUND', 'ORIGIN_REFUSED'],
    bodyLimit: BODY_LIMIT,
  }),
  askErasure: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/comment-erasure/ask',
    summary:
      'Mails a link that erases what the owner of an e-mail address wrote. The answer is the same for every address.',
    access: byReaders('request', { captcha: true }),
    params: z.strictObject(readerParams),
    body: askedErasure,
    data: z.object({ received: z.boolean() }),
    errors: ['NOT_FOUND', 'ORIGIN_REFUSED', 'RULES_NOT_MET', 'CAPTCHA_REFUSED', 'CAPTCHA_UNAVAILABLE'],
    bodyLimit: BODY_LIMIT,
  }),
  erase: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/comment-erasure/confirm',
    summary:
      'Erases names, addresses and texts of all comments of a confirmed e-mail address; the threads stay.',
    access: byReaders('confirm'),
    params: z.strictObject(readerParams),
    body: mailedToken,
    data: z.object({ erased: z.number() }),
    errors: ['NOT_FOUND', 'ORIGIN_REFUSED'],
    bodyLimit: BODY_LIMIT,
  }),
};
