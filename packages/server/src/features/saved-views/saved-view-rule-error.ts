import { SAVED_VIEW_RULE_TEXTS } from '@toasoan/contract/features/saved-views/saved-view-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export function viewRuleNotMet(
  code: keyof typeof SAVED_VIEW_RULE_TEXTS,
  field: string,
  values: Readonly<Record<string, number>> = {},
): AppError {
  return new AppError('RULES_NOT_MET', {
    rules: [{ code, field, text: SAVED_VIEW_RULE_TEXTS[code], values }],
  });
}
