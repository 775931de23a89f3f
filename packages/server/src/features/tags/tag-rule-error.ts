import { TAG_RULE_TEXTS } from '@toasoan/contract/features/tags/tag-rule-texts.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export function tagRuleNotMet(
  code: keyof typeof TAG_RULE_TEXTS,
  field: string,
  values: Readonly<Record<string, number>> = {},
): AppError {
  return new AppError('RULES_NOT_MET', { rules: [{ code, field, text: TAG_RULE_TEXTS[code], values }] });
}
