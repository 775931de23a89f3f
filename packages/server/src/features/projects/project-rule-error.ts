import { PROJECT_RULE_TEXTS } from '@toasoan/contract/features/projects/project-rule-texts.ts';
import type { ProjectRefusal } from '@toasoan/contract/features/projects/project-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Rules of the project itself (−422). */
export function projectRulesNotMet(refusals: readonly ProjectRefusal[]): AppError {
  return new AppError('RULES_NOT_MET', { rules: refusals.map(problemOf) });
}

/** What this role may not change (−403); the rule is told besides. */
export function projectChangeRefused(refusal: ProjectRefusal): AppError {
  return new AppError('FORBIDDEN', { rules: [problemOf(refusal)] });
}

function problemOf({ rule, field }: ProjectRefusal) {
  return { code: rule, field, text: PROJECT_RULE_TEXTS[rule] };
}
