import { expect, test } from 'vitest';
import { MAX_CONTENT, MAX_REPORT_TEXT, MAX_SENDER_NAME, MIN_SENDER_NAME } from './comment-limits.ts';
import { COMMENT_STATES, movesOf, REJECT_CODES, REPORT_REASONS } from './comment-states.ts';
import {
  COMMENT_STATE_TEXTS,
  COMMENT_TARGET_TEXTS,
  REJECT_CODE_TEXTS,
  REPORT_REASON_TEXTS,
} from './comment-texts.ts';
import type { CommentBulkBody } from './moderation/moderation-bodies.ts';
import {
  COMMENT_SORTS,
  type CommentSort,
  commentRules,
  commentSort,
  DEFAULT_COMMENT_RULES,
  MODERATION_MODES,
} from './rules/comment-rules.ts';

test('every state, target and reason of comments has its own words in both languages', () => {
  const tables = [
    [COMMENT_STATES, COMMENT_STATE_TEXTS],
    [['POST', 'EVENT', 'SUBMISSION', 'PAGE'], COMMENT_TARGET_TEXTS],
    [REJECT_CODES, REJECT_CODE_TEXTS],
    [REPORT_REASONS, REPORT_REASON_TEXTS],
  ] as const;
  for (const [codes, texts] of tables) {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort());
    for (const language of ['vi', 'en'] as const) {
      const words = Object.values(texts).map((text) => text[language]);
      expect(new Set(words).size).toBe(words.length);
    }
  }
});

test('the default rules are rules, in every mode and order', () => {
  for (const mode of MODERATION_MODES)
    expect(commentRules.safeParse({ ...DEFAULT_COMMENT_RULES, mode }).success).toBe(true);
  const sorts: readonly CommentSort[] = COMMENT_SORTS.map((sort) => commentSort.parse(sort));
  expect(sorts).toContain(DEFAULT_COMMENT_RULES.sort);
  expect([MAX_SENDER_NAME, MAX_REPORT_TEXT].every((most) => most < MAX_CONTENT)).toBe(true);
  expect(MIN_SENDER_NAME).toBeLessThan(MAX_SENDER_NAME);
});

test('an EDITOR may not delete, and nobody moves what is deleted', () => {
  const editor = ['comment.view', 'comment.moderate'] as const;
  const everything = [...editor, 'comment.delete'] as const;
  const inBulk = (state: 'PENDING' | 'APPROVED', may: typeof editor | typeof everything) =>
    movesOf({ state, reportCount: 0 }, may) as readonly CommentBulkBody['action'][];
  expect(inBulk('PENDING', editor)).toEqual(['approve', 'reject', 'spam']);
  expect(inBulk('APPROVED', everything)).toEqual(['hide', 'delete']);
  expect(movesOf({ state: 'APPROVED', reportCount: 2 }, editor)).toEqual(['hide', 'keep']);
  expect(movesOf({ state: 'DELETED', reportCount: 0 }, everything)).toEqual([]);
});
