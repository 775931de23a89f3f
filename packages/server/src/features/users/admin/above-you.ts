import { USER_RULE_TEXTS, type UserRule } from '@toasoan/contract/features/users/user-rule-texts.ts';
import type { UserField } from '@toasoan/contract/features/users/user-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleProblem } from '#server/core/errors/rule-not-met.ts';

/** The refusal of a change to an account, with the rule in words. */
export function aboveYou(rule: UserRule, field: UserField | undefined): AppError {
  const code = rule === 'NEEDS_USER_ROLE' ? 'FORBIDDEN' : 'ABOVE_YOU';
  return new AppError(code, { rules: [ruleProblem(USER_RULE_TEXTS, rule, field)] });
}
