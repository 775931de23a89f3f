import {
  EDIT_RULE_TEXTS,
  MOVE_RULE_TEXTS,
  PUBLISH_RULE_TEXTS,
  unmetPublishRules,
} from '@toasoan/contract/features/posts/post-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type PostRecord, publishFactsOf } from '../post-record.ts';

const TEXTS = { ...MOVE_RULE_TEXTS, ...EDIT_RULE_TEXTS } as const;

export function postRuleNotMet(
  code: keyof typeof TEXTS,
  field?: string,
  values: Readonly<Record<string, number>> = {},
): AppError {
  return new AppError('RULES_NOT_MET', {
    rules: [{ code, ...(field !== undefined && { field }), text: TEXTS[code], values }],
  });
}

/** What keeps the post from being public, one rule each. */
export function unmetRules(post: PostRecord) {
  return unmetPublishRules(publishFactsOf(post)).map(({ code, field }) => ({
    code,
    field,
    text: PUBLISH_RULE_TEXTS[code],
  }));
}

/** @throws RULES_NOT_MET with one rule for each thing that keeps the post from being public. */
export function checkPublishable(post: PostRecord): void {
  const rules = unmetRules(post);
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}
