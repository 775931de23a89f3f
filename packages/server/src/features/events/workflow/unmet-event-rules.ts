import { eventBlockers } from '@toasoan/contract/features/events/checklist/event-checks.ts';
import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import type {
  EventGuard,
  EventTransitionChoice,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type EventRecord, eventCheckFactsOf } from '../event-record.ts';

interface RuleInTheWay {
  readonly code: string;
  readonly field?: string;
  readonly text: { readonly vi: string; readonly en: string };
}

/** What keeps an event from a transition, one rule each. */
export function eventRulesInTheWay(
  event: EventRecord,
  { guard, isBarred }: Pick<EventTransitionChoice, 'guard' | 'isBarred'>,
): RuleInTheWay[] {
  return [
    ...(isBarred ? [{ code: 'OWN_EVENT', text: EVENT_RULE_TEXTS.OWN_EVENT }] : []),
    ...unmetChecks(event, guard),
  ];
}

function unmetChecks(event: EventRecord, guard: EventGuard): RuleInTheWay[] {
  return eventBlockers(guard, eventCheckFactsOf(event)).map(({ code, field, text }) => ({
    code,
    field,
    text,
  }));
}

/** @throws RULES_NOT_MET with one rule for each thing in the way. */
export function checkEventTransition(
  event: EventRecord,
  transition: Pick<EventTransitionChoice, 'guard' | 'isBarred'>,
): void {
  const rules = eventRulesInTheWay(event, transition);
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}

/** A change of a public event may not break what publishing asks; what was unmet before may stay so. */
export function checkStillPublic(before: EventRecord, after: EventRecord): void {
  const known = new Set(unmetChecks(before, 'publish').map(({ code }) => code));
  const rules = unmetChecks(after, 'publish').filter(({ code }) => !known.has(code));
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}
