import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams } from '../../core/ids.ts';
import { longText } from '../../core/text.ts';
import { commentDetail, commentPersonal, commentRow } from './comment.ts';
import { MAX_NOTE } from './comment-limits.ts';
import { commentCounts, commentFilter, commentListQuery, commentPage } from './comment-list.ts';
import { commentTargetType } from './comment-states.ts';
import { commentStatistics, commentStatisticsQuery } from './comment-statistics.ts';
import {
  authorityRequestBody,
  claimBody,
  commentBulkBody,
  commentBulkSearchBody,
  commentDecisionBody,
  commentEditBody,
  commentReplyBody,
  correctionBody,
  seen,
} from './moderation/moderation-bodies.ts';
import { secondLookEndpoints } from './moderation/second-look-endpoints.ts';
import { senderEndpoints } from './moderation/sender-endpoints.ts';
import { ruleEndpoints } from './rules/rule-endpoints.ts';

const view = inArea('comments', 'comment.view');
const moderate = inArea('comments', 'comment.moderate');
const versioned = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;
/** Refused also while somebody else has it in hand. */
const decided = [...versioned, 'LOCKED_BY_OTHER'] as const;
const onlyVersion = z.strictObject(seen);

/** A call that changes one comment and answers with the new row. */
function change<Body extends z.ZodMiniType>(verb: string, summary: string, body: Body, access = moderate) {
  return defineEndpoint({
    method: 'POST',
    path: `/admin/comment/${verb}/{id}`,
    summary,
    access,
    params: idParams,
    body,
    data: commentRow,
    errors: [...decided],
  });
}

export const commentEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/comment/list',
    summary: 'One queue of comments, filtered, page after page by cursor.',
    access: view,
    query: commentListQuery,
    data: commentPage,
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/comment/counts',
    summary: 'How many comments each tab holds, what is overdue, and what the caller did today.',
    access: view,
    data: commentCounts,
  }),
  countMatching: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/countMatching',
    summary: 'How many comments match these filters, exactly up to 10,000.',
    access: view,
    body: z.strictObject({ filter: commentFilter }),
    data: z.object({ count: z.number(), isCapped: z.boolean() }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/comment/detail/{id}',
    summary: "One comment with its thread, its reports, and the sender's record.",
    access: view,
    params: idParams,
    data: commentDetail,
    errors: ['NOT_FOUND'],
  }),
  decide: change(
    'decide',
    'Approve, reject, hide, show again, mark as spam, consider again, or keep what was reported.',
    commentDecisionBody,
  ),
  edit: change('edit', 'Change words or the note; the original words are kept.', commentEditBody),
  reply: change('reply', 'Answer as the newsroom, change that answer, or take it back.', commentReplyBody),
  pin: change(
    'pin',
    'Pin a comment on top of its target, or unpin it; three at most.',
    z.strictObject({ ...seen, isOn: z.boolean({ error: 'type' }) }),
  ),
  pick: change(
    'pick',
    "Mark a comment as an editor's pick, or take the mark off.",
    z.strictObject({ ...seen, isOn: z.boolean({ error: 'type' }) }),
  ),
  remove: change(
    'delete',
    'Delete a comment for good, with a reason; its words stay for the audit alone.',
    z.strictObject({ ...seen, reason: longText({ min: 1, max: MAX_NOTE }) }),
    inArea('comments', 'comment.delete'),
  ),
  undo: change('undo', "Take the caller's own last step on a comment back, within ten minutes.", onlyVersion),
  authorityRequest: change(
    'authorityRequest',
    "Enter an authority's request about a comment; it is due in 24 hours.",
    authorityRequestBody,
  ),
  correction: change(
    'correction',
    'Ask for a correction of the post because of this comment: a must-fix note on the post.',
    correctionBody,
  ),
  reveal: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/reveal/{id}',
    summary:
      'E-mail, address and browser of a sender, masked words in full, and those of a deleted comment; audited.',
    access: inArea('comments', 'comment.ban'),
    params: idParams,
    data: commentPersonal,
    errors: ['NOT_FOUND', 'SECRET_UNREADABLE'],
  }),
  /** Without versions: a claim is no change of the comment, and it ends by itself. */
  claim: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/claim',
    summary: 'Take comments in hand for two minutes, so that nobody else decides on them.',
    access: moderate,
    body: claimBody,
    data: z.object({
      claimed: z.array(z.string()),
      taken: z.array(z.object({ id: z.string(), by: z.string() })),
    }),
  }),
  release: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/release',
    summary: "Give the caller's claims back.",
    access: moderate,
    body: claimBody,
    data: z.object({ released: z.number() }),
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/bulk',
    summary: 'One action on up to 200 comments; each id reports for itself.',
    access: moderate,
    body: commentBulkBody,
    data: bulkResult,
  }),
  bulkSearch: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/bulkSearch',
    summary: 'One action on everything that the filters match, as a task with progress.',
    access: moderate,
    body: commentBulkSearchBody,
    data: z.object({ taskId: z.string() }),
    errors: ['RULES_NOT_MET'],
    creates: true,
  }),
  setTarget: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/setTarget',
    summary: 'Open or close the comments of one post, event, page or entry.',
    access: moderate,
    body: z.strictObject({
      targetType: commentTargetType,
      targetId: contentId,
      isOpen: z.boolean({ error: 'type' }),
    }),
    data: z.object({ targetType: commentTargetType, targetId: z.string(), isOpen: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  statistics: defineEndpoint({
    method: 'GET',
    path: '/admin/comment/statistics',
    summary: 'What was received and decided, by day, rule, reason, person and target.',
    access: view,
    query: commentStatisticsQuery,
    data: commentStatistics,
  }),
  ...senderEndpoints,
  ...secondLookEndpoints,
  ...ruleEndpoints,
};
