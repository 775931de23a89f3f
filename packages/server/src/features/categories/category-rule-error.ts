import {
  CATEGORY_RULE_TEXTS,
  type CategoryRule,
} from '@toasoan/contract/features/categories/category-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export function categoryRuleNotMet(
  code: CategoryRule,
  field: string,
  values: Readonly<Record<string, number>> = {},
): AppError {
  return new AppError('RULES_NOT_MET', { rules: [{ code, field, text: CATEGORY_RULE_TEXTS[code], values }] });
}
