import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export function mediaRuleNotMet(
  code: keyof typeof MEDIA_RULE_TEXTS,
  field: string,
  values: Readonly<Record<string, string | number>> = {},
): AppError {
  return new AppError('RULES_NOT_MET', { rules: [{ code, field, text: MEDIA_RULE_TEXTS[code], values }] });
}
