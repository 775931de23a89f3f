import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId } from '../../../core/ids.ts';
import { longText } from '../../../core/text.ts';
import { MAX_CONTENT } from '../comment-limits.ts';
import { commentState } from '../comment-states.ts';
import { commentRules, commentRulesRecord, commentRulesUpdate } from './comment-rules.ts';
import { finding, heldRule } from './finding.ts';

/** Two lists of a thousand words. */
const RULES_BODY_LIMIT = 512 * 1024;

const previewedComment = z.object({
  id: z.string(),
  content: z.string(),
  senderName: z.string(),
  targetTitle: z.string(),
  state: commentState,
  sentTime: z.string(),
  findings: z.array(finding),
});

/** A preview looks so far back. */
export const PREVIEW_DAYS = 30;

export const commentRulesPreview = z.object({
  /** Comments that were examined. */
  looked: z.number(),
  /** From now back to the last of them; all of PREVIEW_DAYS at the end. */
  days: z.number(),
  /** The last one examined; null at the end. */
  next: z.nullable(z.string()),
  /** By the saved rules, and by those asked about. */
  heldBefore: z.number(),
  heldAfter: z.number(),
  /** Of those, comments that people approved. */
  approvedHeldAfter: z.number(),
  byRule: z.array(z.object({ rule: heldRule, before: z.number(), after: z.number() })),
  byWord: z.array(z.object({ word: z.string(), count: z.number() })),
  /** Held by the new rules only, and let through by them only. */
  newlyHeld: z.array(previewedComment),
  letThrough: z.array(previewedComment),
});
export type CommentRulesPreview = z.output<typeof commentRulesPreview>;

const commentTest = z.object({
  /** The state that a comment of these words would get; null: it is not accepted at all. */
  state: z.nullable(commentState),
  findings: z.array(finding),
});

export const ruleEndpoints = {
  rules: defineEndpoint({
    method: 'GET',
    path: '/admin/comment/rules',
    summary: 'How comments of the project are accepted and what the system holds.',
    access: inArea('comments', 'comment.view'),
    data: commentRulesRecord,
  }),
  updateRules: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/rules/update',
    summary: 'Save the rules for comments of the project.',
    access: inArea('comments', 'comment.settings'),
    body: commentRulesUpdate,
    data: commentRulesRecord,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
    bodyLimit: RULES_BODY_LIMIT,
  }),
  testRules: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/rules/test',
    summary:
      'Why a comment of these words would be held, by the saved rules or by others; nothing is stored.',
    access: inArea('comments', 'comment.view'),
    body: z.strictObject({
      text: longText({ min: 1, max: MAX_CONTENT }),
      /** Absent: the saved ones. */
      rules: z.optional(commentRules),
    }),
    data: commentTest,
    bodyLimit: RULES_BODY_LIMIT,
  }),
  previewRules: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/rules/rehearse',
    summary:
      'What these rules would have held in the last 30 days, in steps, with examples; nothing is changed.',
    access: inArea('comments', 'comment.settings'),
    body: z.strictObject({
      rules: commentRules,
      /** `next` of the step before. */
      before: z.optional(contentId),
    }),
    data: commentRulesPreview,
    errors: ['NOT_FOUND'],
    bodyLimit: RULES_BODY_LIMIT,
  }),
};
