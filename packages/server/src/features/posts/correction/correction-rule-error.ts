import {
  CORRECTION_RULE_TEXTS,
  type CorrectionRule,
} from '@toasoan/contract/features/posts/correction/correction-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export function correctionRuleNotMet(code: CorrectionRule, field?: string): AppError {
  const text = CORRECTION_RULE_TEXTS[code];
  return new AppError('RULES_NOT_MET', { rules: [{ code, text, ...(field !== undefined && { field }) }] });
}
