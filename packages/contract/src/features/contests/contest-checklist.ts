import type { ChecklistFacts, ContestCheck } from './checklist-facts.ts';
import { CHECK_ITEMS } from './contest-check-items.ts';

/** What is there and what is missing, in the order of the form. */
export function contestChecklist(facts: ChecklistFacts): ContestCheck[] {
  return CHECK_ITEMS.filter(({ isAsked }) => isAsked === undefined || isAsked(facts)).map(
    ({ code, place, level, label, missing, isMet }) => ({
      code,
      place,
      level,
      label,
      missing,
      met: isMet(facts),
    }),
  );
}

/** What stands between a contest and its opening. */
export function openingBlockers(facts: ChecklistFacts): ContestCheck[] {
  return contestChecklist(facts).filter(({ met, level }) => !met && level === 'required');
}
