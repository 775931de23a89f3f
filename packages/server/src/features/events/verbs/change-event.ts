import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { settleDetails, wholeDays } from '../editing/settle-details.ts';
import type { EventRecord } from '../event-record.ts';

export type PlanRequest = Exclude<EventVerbRequest, { verb: 'takeBack' }>;

export const STATUS_OF: Readonly<Record<PlanRequest['verb'], EventStatus>> = {
  postpone: 'POSTPONED',
  reschedule: 'RESCHEDULED',
  cancel: 'CANCELLED',
  moveOnline: 'MOVED_ONLINE',
};

interface Situation {
  readonly status: EventStatus;
  readonly isOver: boolean;
}

/** @throws RULES_NOT_MET where a verb makes no sense. */
export function checkVerb({ verb }: PlanRequest, { status, isOver }: Situation): void {
  if (status === 'CANCELLED')
    throw ruleNotMet(EVENT_RULE_TEXTS, verb === 'cancel' ? 'ALREADY_SO' : 'IS_CANCELLED');
  if (status === STATUS_OF[verb] && verb !== 'reschedule') throw ruleNotMet(EVENT_RULE_TEXTS, 'ALREADY_SO');
  // What was postponed has not taken place.
  if (isOver && status !== 'POSTPONED') throw ruleNotMet(EVENT_RULE_TEXTS, 'IS_OVER');
}

/** The new times, as long as before unless an end is given. */
export function wantedTimes(
  { startTime, endTime }: Extract<PlanRequest, { verb: 'reschedule' }>,
  has: { readonly startTime: string; readonly endTime: string | null },
): { readonly startTime: string; readonly endTime: string | null } {
  if (endTime !== undefined) return { startTime, endTime };
  const length = has.endTime === null ? null : Date.parse(has.endTime) - Date.parse(has.startTime);
  return {
    startTime,
    endTime: length === null ? null : new Date(Date.parse(startTime) + length).toISOString(),
  };
}

/** The details of an event that does not repeat after a verb. */
export function changedDetails(event: EventRecord, request: PlanRequest, now: number): Partial<EventDetails> {
  const { details } = event;
  if (request.verb === 'moveOnline') {
    if (request.onlineUrl === '') throw ruleNotMet(EVENT_RULE_TEXTS, 'ONLINE_URL_REQUIRED', 'onlineUrl');
    return { attendanceMode: 'ONLINE', onlineUrl: request.onlineUrl };
  }
  if (request.verb !== 'reschedule' || details.startTime === null) return {};
  const has = { startTime: details.startTime, endTime: details.endTime };
  const times = wholeDays({ ...wantedTimes(request, has), allDay: details.allDay });
  if (times.startTime === has.startTime && times.endTime === has.endTime)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'SAME_TIME', 'startTime');
  const moved = movedAlong(details, Date.parse(times.startTime) - Date.parse(has.startTime));
  const { startTime, endTime, programme, registerDeadline } = settleDetails(
    { ...details, ...moved, ...times, registerDeadline: earlier(details.registerDeadline, times.startTime) },
    now,
  );
  return { startTime, endTime, programme, registerDeadline };
}

/** The programme keeps its distance from the start. */
function movedAlong({ programme }: EventDetails, shift: number): Pick<EventDetails, 'programme'> {
  return {
    programme: programme.map((item) => ({
      ...item,
      time: new Date(Date.parse(item.time) + shift).toISOString(),
    })),
  };
}

/** Registration ends at the start at the latest. */
function earlier(deadline: string | null, start: string): string | null {
  return deadline !== null && deadline > start ? start : deadline;
}
