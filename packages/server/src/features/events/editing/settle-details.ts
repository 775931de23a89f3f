import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import { overTimeOf } from '@toasoan/contract/features/events/occurrences/over-time.ts';
import { DAY_MS, hanoiDay, hanoiDayEnd, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { problemOfRule } from '../occurrences/custom-rule.ts';
import { ruleDays } from '../occurrences/rule-days.ts';

/** A season, an exhibition of years: more is a slip of the pen. */
const LONGEST_DAYS = 1_100;

/** Times as they are stored: whole days from their first moment to their last. */
export function wholeDays<Times extends Pick<EventDetails, 'startTime' | 'endTime' | 'allDay'>>(
  times: Times,
): Times {
  const { startTime, endTime, allDay } = times;
  if (!allDay || startTime === null) return times;
  const start = hanoiDay(Date.parse(startTime));
  const last = hanoiDay(Date.parse(endTime ?? startTime));
  return {
    ...times,
    startTime: new Date(hanoiDayStart(start)).toISOString(),
    endTime: new Date(hanoiDayEnd(last)).toISOString(),
  };
}

/** Details in their stored form. @throws RULES_NOT_MET where they contradict each other. */
export function settleDetails(sent: EventDetails, now: number): EventDetails {
  const { recurrence } = sent;
  const details = {
    ...wholeDays(sent),
    recurrence: recurrence.kind === 'CUSTOM' ? recurrence : { kind: recurrence.kind, rule: '' },
  };
  checkTimes(details);
  if ((details.lat === null) !== (details.lng === null))
    throw ruleNotMet(EVENT_RULE_TEXTS, 'POINT_INCOMPLETE', details.lat === null ? 'lat' : 'lng');
  checkRecurrence(details, now);
  return details;
}

function checkTimes({ startTime, endTime, registerDeadline }: EventDetails): void {
  if (startTime === null) {
    if (endTime !== null) throw ruleNotMet(EVENT_RULE_TEXTS, 'END_BEFORE_START', 'startTime');
    return;
  }
  if (endTime !== null && endTime < startTime)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'END_BEFORE_START', 'endTime');
  if (endTime !== null && Date.parse(endTime) - Date.parse(startTime) > LONGEST_DAYS * DAY_MS)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'TOO_LONG', 'endTime', { max: LONGEST_DAYS });
  if (registerDeadline !== null && registerDeadline > startTime)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'DEADLINE_AFTER_START', 'registerDeadline');
}

/** @throws RULES_NOT_MET for a rule that cannot be read, gives no further date, or dates that overlap. */
export function checkRecurrence(
  { startTime, endTime, recurrence }: Pick<EventDetails, 'startTime' | 'endTime' | 'recurrence'>,
  now: number,
): void {
  if (recurrence.kind === 'NONE') return;
  if (startTime === null) throw ruleNotMet(EVENT_RULE_TEXTS, 'RULE_NEEDS_START', 'startTime');
  const problem = recurrence.kind === 'CUSTOM' ? problemOfRule(recurrence.rule) : undefined;
  if (problem !== undefined) throw ruleNotMet(EVENT_RULE_TEXTS, problem, 'recurrence');
  const { days } = ruleDays(recurrence, startTime, now);
  if (days.length < 2 && recurrence.kind === 'CUSTOM')
    throw ruleNotMet(EVENT_RULE_TEXTS, 'RULE_EMPTY', 'recurrence');
  const length = Date.parse(overTimeOf({ startTime, endTime })) - Date.parse(startTime);
  const gaps = days.slice(1).map((day, at) => Date.parse(day) - Date.parse(days[at] ?? day));
  if (gaps.some((gap) => gap < length))
    throw ruleNotMet(EVENT_RULE_TEXTS, 'OCCURRENCES_OVERLAP', 'recurrence');
}
