import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { followPlan } from '../coverage/follow-plan.ts';
import type { EventChange } from '../editing/update-event.ts';
import { writePlan } from '../editing/write-event.ts';
import type { EventRecord } from '../event-record.ts';
import { readOccurrences } from '../occurrences/occurrence-store.ts';
import type { OccurrenceRow } from '../occurrences/own-occurrence.ts';
import { backToDate, backToDetails } from './back-to-plan.ts';
import { eventToPlan, settlePlan, withChanges } from './change-plan.ts';
import { planOfDate, planOfEvent } from './plan-of.ts';
import { shiftsBetween } from './plan-shift.ts';
import { addChange, endChange } from './plan-store.ts';
import { findChange } from './plan-view.ts';

type TakeBack = Extract<EventVerbRequest, { verb: 'takeBack' }>;

/**
 * Brings back what was planned before a change. @throws RULES_NOT_MET: CHANGE_GONE; CHANGE_OVERTAKEN when the same dates
 * have changed again since.
 */
export async function takeBackPlan(
  call: TransactionCall,
  id: string,
  request: TakeBack,
): Promise<EventChange> {
  const { db, projectId, caller } = call;
  const before = await eventToPlan(call, id, request.version);
  const change = await findChange(db, projectId, id, request.changeId);
  if (change === undefined || change.undo === null || change.taken_back_time !== null)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'CHANGE_GONE', 'changeId');
  const datesBefore = await readOccurrences(db, projectId, id);
  const plan = currentPlan(before, datesBefore, change.first_day);
  const isAsItLeft =
    plan?.startTime === change.after.startTime && plan.eventStatus === change.after.eventStatus;
  if (!change.can_be_taken_back || !isAsItLeft)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'CHANGE_OVERTAKEN', 'changeId');
  const { event } = change.undo;
  const own = ownBefore(datesBefore, change);
  const written = await writePlan(
    db,
    before,
    {
      ...(event && {
        columns: {
          event_status: event.status,
          status_note: event.statusNote,
          previous_start_time: event.previousStartTime === null ? null : new Date(event.previousStartTime),
        },
        details: backToDetails(before.details, event),
      }),
      ...(own && { own }),
    },
    caller,
  );
  await endChange(db, projectId, change.id);
  const { scope, first_day: first, last_day: last } = change;
  const back = {
    kind: 'takeBack',
    scope,
    ...(first !== null && last !== null && { days: { first, last } }),
    before: change.after,
    after: change.before,
    undo: null,
    note: request.note,
    by: caller,
  } as const;
  await addChange(db, written, back);
  const datesAfter = await readOccurrences(db, projectId, id);
  await followPlan(call, id, {
    shiftOf: shiftsBetween(
      { event: before, dates: datesBefore },
      { event: written, dates: datesAfter },
      Date.now(),
    ),
    takenBackId: change.id,
  });
  return await settlePlan(call, {
    verb: 'takeBack',
    before,
    after: await withChanges(call, written),
    change: back,
    request,
  });
}

/** What each of its dates has of its own again; undefined: it changed the event as a whole. */
function ownBefore(
  dates: readonly OccurrenceRow[],
  { kind, undo }: Pick<NonNullable<Awaited<ReturnType<typeof findChange>>>, 'kind' | 'undo'>,
): ReadonlyMap<string, OwnOccurrence | null> | undefined {
  if (undo?.dates === undefined) return undefined;
  const now = new Map(dates.map((row) => [row.day, row.own]));
  return new Map(
    Object.entries(undo.dates).map(([day, was]) => [
      day,
      backToDate(now.get(day) ?? null, was, { isOnline: kind === 'moveOnline' }),
    ]),
  );
}

function currentPlan(event: EventRecord, dates: readonly OccurrenceRow[], day: string | null) {
  if (day === null) return planOfEvent(event);
  const row = dates.find((one) => one.day === day);
  return row && planOfDate(event, row);
}
