import { textOfPageCheck, unmetPageChecks } from '@toasoan/contract/features/pages/checklist/page-checks.ts';
import type { PageTransitionChoice } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { PageRecord } from '../page-record.ts';

interface RuleInTheWay {
  readonly code: string;
  readonly field: string;
  readonly text: { readonly vi: string; readonly en: string };
}

/** What keeps a page from a transition, one rule each. */
export function pageRulesInTheWay(
  page: PageRecord,
  { isChecked }: Pick<PageTransitionChoice, 'isChecked'>,
): RuleInTheWay[] {
  if (!isChecked) return [];
  return unmetPageChecks(page).map((check) => ({
    code: check.code,
    field: check.field,
    text: textOfPageCheck(check),
  }));
}

/** A change of a public page may not break what publishing asks; what was unmet before may stay so. */
export function checkStillPublic(before: PageRecord, after: PageRecord): void {
  const known = new Set(unmetPageChecks(before).map(({ code }) => code));
  const rules = pageRulesInTheWay(after, { isChecked: true }).filter(({ code }) => !known.has(code as never));
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}
