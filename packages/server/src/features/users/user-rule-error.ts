import { USER_RULE_TEXTS, type UserRule } from '@toasoan/contract/features/users/user-rule-texts.ts';
import type { UserRefusal } from '@toasoan/contract/features/users/user-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** A rule of the account itself (−422). */
export function userRuleNotMet(rule: UserRule, field?: string): AppError {
  return new AppError('RULES_NOT_MET', { rules: [problemOf(rule, field)] });
}

/** Who may act on whom (−403); the rule that decides is told besides. */
export function userRefused({ rule, field }: UserRefusal): AppError {
  const code = rule === 'NEEDS_USER_ROLE' ? 'FORBIDDEN' : 'ABOVE_YOU';
  return new AppError(code, { rules: [problemOf(rule, field)] });
}

function problemOf(rule: UserRule, field: string | undefined) {
  return { code: rule, text: USER_RULE_TEXTS[rule], ...(field !== undefined && { field }) };
}
