import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import {
  factProblems,
  TAKEDOWN_RULE_TEXTS,
  type TakedownRule,
} from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export function takedownRuleNotMet(...codes: readonly TakedownRule[]): AppError {
  return new AppError('RULES_NOT_MET', {
    rules: codes.map((code) => ({ code, text: TAKEDOWN_RULE_TEXTS[code] })),
  });
}

/** @throws RULES_NOT_MET with one rule for each thing that the facts lack. */
export function checkFacts(facts: TakedownFacts, prefix = ''): void {
  const problems = factProblems(facts, new Date());
  if (problems.length === 0) return;
  throw new AppError('RULES_NOT_MET', {
    rules: problems.map(({ code, field }) => ({
      code,
      field: `${prefix}${field}`,
      text: TAKEDOWN_RULE_TEXTS[code],
    })),
  });
}
