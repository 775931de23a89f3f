import { queryOptions } from '@tanstack/react-query';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { call } from '#web/core/api/api.ts';
import { commentKeys } from '../comment-queries.ts';

/** Why a comment of these words would be held by these rules. */
export function testOf(projectId: string, text: string, rules: CommentRules) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'rule-test', text, rules),
    queryFn: ({ signal }) =>
      call(commentEndpoints.testRules, {
        body: { text, rules },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    enabled: text !== '',
  });
}

/** One step of a preview. */
export function previewRules(rules: CommentRules, before: string | undefined, signal: AbortSignal) {
  return call(commentEndpoints.previewRules, {
    body: { rules, ...(before !== undefined && { before }) },
    signal,
  });
}
