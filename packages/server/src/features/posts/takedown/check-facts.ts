import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import {
  factProblems,
  TAKEDOWN_RULE_TEXTS,
} from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleProblem } from '#server/core/errors/rule-not-met.ts';

/** @throws RULES_NOT_MET with one rule for each thing that the facts lack. */
export function checkFacts(facts: TakedownFacts, prefix = ''): void {
  const problems = factProblems(facts, new Date());
  if (problems.length === 0) return;
  throw new AppError('RULES_NOT_MET', {
    rules: problems.map(({ code, field }) => ruleProblem(TAKEDOWN_RULE_TEXTS, code, `${prefix}${field}`)),
  });
}
