import { LAYOUT_RULE_TEXTS } from '@toasoan/contract/features/layouts/layout-rules.ts';
import type { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';

export type LayoutRule = keyof typeof LAYOUT_RULE_TEXTS;

export function layoutRuleNotMet(
  rule: LayoutRule,
  field: string,
  values?: Readonly<Record<string, number>>,
): AppError {
  return ruleNotMet(LAYOUT_RULE_TEXTS, rule, field, values);
}
