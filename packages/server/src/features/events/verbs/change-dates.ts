import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import type { OccurrenceScope } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { wholeDays } from '../editing/settle-details.ts';
import type { EventRecord } from '../event-record.ts';
import { type OccurrenceRow, ownTimesOf, ruleTimes } from '../occurrences/own-occurrence.ts';
import { checkVerb, type PlanRequest, STATUS_OF, wantedTimes } from './change-event.ts';

interface Meant {
  readonly scope: OccurrenceScope;
  readonly day?: string | undefined;
}

/**
 * The dates that a change means, earliest first: one, it and those after it, or all that are not over. @throws
 * RULES_NOT_MET without a day, for an unknown one, and where nothing is left to change.
 */
export function datesMeant(
  rows: readonly OccurrenceRow[],
  { scope, day }: Meant,
  now: number,
): OccurrenceRow[] {
  if (scope === 'ALL') {
    const ahead = rows.filter((row) => !isOver(row, now));
    if (ahead.length === 0) throw ruleNotMet(EVENT_RULE_TEXTS, 'IS_OVER');
    return ahead;
  }
  if (day === undefined) throw ruleNotMet(EVENT_RULE_TEXTS, 'DAY_REQUIRED', 'day');
  if (!rows.some((row) => row.day === day)) throw ruleNotMet(EVENT_RULE_TEXTS, 'DAY_UNKNOWN', 'day', { day });
  return rows.filter((row) => (scope === 'THIS' ? row.day === day : row.day >= day));
}

function isOver({ over_time, event_status }: OccurrenceRow, now: number): boolean {
  return over_time.getTime() < now && event_status !== 'POSTPONED';
}

/** What each of the dates has of its own after a verb; those that were cancelled one by one stay so. */
export function changedDates(
  event: EventRecord,
  rows: readonly OccurrenceRow[],
  request: PlanRequest,
  now: number,
): ReadonlyMap<string, OwnOccurrence> {
  const [first] = rows;
  if (first === undefined) throw ruleNotMet(EVENT_RULE_TEXTS, 'IS_OVER');
  const scope = request.scope ?? 'ALL';
  if (scope === 'THIS') checkVerb(request, { status: first.event_status, isOver: isOver(first, now) });
  const open = rows.filter((row) => row.event_status !== 'CANCELLED');
  const changed =
    scope === 'THIS'
      ? rows
      : open.filter((row) => row.event_status !== STATUS_OF[request.verb] || request.verb === 'reschedule');
  // The new time is that of the date named, also where all are meant.
  const lead = changed.find((row) => row.day === request.day) ?? changed[0];
  if (lead === undefined) throw ruleNotMet(EVENT_RULE_TEXTS, 'ALREADY_SO');
  const times = request.verb === 'reschedule' ? timesOfVerb(event, lead, request) : {};
  if (request.verb === 'moveOnline' && request.onlineUrl === '')
    throw ruleNotMet(EVENT_RULE_TEXTS, 'ONLINE_URL_REQUIRED', 'onlineUrl');
  return new Map(
    changed.map((row) => {
      const { shift: _shift, length: _length, follows: _follows, ...kept } = row.own ?? {};
      const own: OwnOccurrence = {
        ...kept,
        ...(request.verb === 'reschedule' ? times : timesOf(row)),
        ...(request.verb === 'moveOnline' && { onlineUrl: request.onlineUrl }),
        status: STATUS_OF[request.verb],
        statusNote: request.note,
        ...((request.verb === 'reschedule' || request.verb === 'postpone') && {
          previousStartTime: row.start_time.toISOString(),
        }),
        ...(scope !== 'THIS' && { follows: true as const }),
      };
      return [row.day, own];
    }),
  );
}

function timesOf({ own }: OccurrenceRow): Pick<OwnOccurrence, 'shift' | 'length'> {
  return {
    ...(own?.shift !== undefined && { shift: own.shift }),
    ...(own?.length !== undefined && { length: own.length }),
  };
}

/** How far the dates move from the times by the rule, as one of them says. */
function timesOfVerb(
  { details }: EventRecord,
  lead: OccurrenceRow,
  request: Extract<PlanRequest, { verb: 'reschedule' }>,
): Pick<OwnOccurrence, 'shift' | 'length'> {
  const { startTime, endTime } = details;
  if (startTime === null) return {};
  const has = {
    startTime: lead.start_time.toISOString(),
    endTime: lead.end_time?.toISOString() ?? null,
  };
  const wanted = wholeDays({ ...wantedTimes(request, has), allDay: details.allDay });
  if (wanted.endTime !== null && wanted.endTime < wanted.startTime)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'END_BEFORE_START', 'endTime');
  if (wanted.startTime === has.startTime && wanted.endTime === has.endTime)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'SAME_TIME', 'startTime');
  return ownTimesOf(ruleTimes({ startTime, endTime }, lead.day), wanted);
}
