import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import { mayChangePlan } from '@toasoan/contract/features/events/event-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { followPlan } from '../coverage/follow-plan.ts';
import { lockEvent } from '../editing/event-store.ts';
import type { EventChange } from '../editing/update-event.ts';
import { writePlan } from '../editing/write-event.ts';
import { auditEvent } from '../event-audit.ts';
import { getEvent } from '../event-detail-view.ts';
import { type EventRecord, eventFactsOf } from '../event-record.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { notifyOfPlan } from '../notify/notify-of-event.ts';
import { readOccurrences } from '../occurrences/occurrence-store.ts';
import { type OccurrenceRow, occurrenceRow, ruleTimes } from '../occurrences/own-occurrence.ts';
import { changedDates, datesMeant } from './change-dates.ts';
import { changedDetails, checkVerb, type PlanRequest, STATUS_OF } from './change-event.ts';
import { planOfDate, planOfEvent } from './plan-of.ts';
import { shiftsBetween } from './plan-shift.ts';
import { addChange, type NewChange } from './plan-store.ts';

/** The event of a change of plan, held by the caller. @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET. */
export async function eventToPlan(call: TransactionCall, id: string, version: number): Promise<EventRecord> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  await lockEvent(db, projectId, id);
  const event = await getEvent(db, projectId, actor, id);
  checkVersion(event, version);
  if (event.state !== 'PUBLISHED') throw ruleNotMet(EVENT_RULE_TEXTS, 'NOT_PUBLISHED');
  if (!mayChangePlan(actor, eventFactsOf(event))) throw new AppError('FORBIDDEN');
  return event;
}

/** Postpones, reschedules, cancels a public event or single dates of it, or moves it online. */
export async function changePlan(
  call: TransactionCall,
  id: string,
  request: PlanRequest,
): Promise<EventChange> {
  const before = await eventToPlan(call, id, request.version);
  const isSeries = before.details.recurrence.kind !== 'NONE';
  if (!isSeries && (request.scope ?? 'ALL') !== 'ALL')
    throw ruleNotMet(EVENT_RULE_TEXTS, 'NOT_A_SERIES', 'scope');
  const dates = await readOccurrences(call.db, call.projectId, id);
  const { after, change, beside, covers } = isSeries
    ? await changeDates(call, before, request, dates)
    : await changeWhole(call, before, request);
  const changeId = await addChange(call.db, after, change);
  const datesAfter = await readOccurrences(call.db, call.projectId, id);
  const isLeft = datesAfter.some(isToCome);
  await followPlan(call, id, {
    shiftOf: shiftsBetween({ event: before, dates }, { event: after, dates: datesAfter }, Date.now()),
    ...(request.verb === 'cancel' && {
      cancelled: { changeId, covers: (day) => (day === null ? !isLeft : covers(day)) },
    }),
  });
  return await settlePlan(call, {
    verb: request.verb,
    before,
    after: await withChanges(call, after),
    change,
    beside,
    request,
  });
}

function isToCome({ event_status: status, over_time: over }: OccurrenceRow): boolean {
  return status !== 'CANCELLED' && over.getTime() >= Date.now();
}

interface Changed {
  readonly after: EventRecord;
  readonly change: NewChange;
  /** Whether it changed the date of a day. */
  readonly covers: (day: string) => boolean;
  readonly beside?: { readonly before: object; readonly after: object };
}

async function changeWhole(
  call: TransactionCall,
  before: EventRecord,
  request: PlanRequest,
): Promise<Changed> {
  const now = Date.now();
  const { event_status: status, over_time: over, details } = before;
  checkVerb(request, { status, isOver: over !== null && over.getTime() < now });
  const changed = changedDetails(before, request, now);
  const movesTime = request.verb === 'reschedule' || request.verb === 'postpone';
  const previous = movesTime ? before.start_time : before.previous_start_time;
  const columns = {
    event_status: STATUS_OF[request.verb],
    status_note: request.note,
    previous_start_time: previous,
  };
  const after = await writePlan(call.db, before, { columns, details: changed }, call.caller);
  const names = Object.keys(changed) as (keyof typeof changed)[];
  const undo = {
    event: {
      status,
      previousStartTime: before.previous_start_time?.toISOString() ?? null,
      statusNote: before.status_note,
      details: Object.fromEntries(names.map((name) => [name, details[name]])),
    },
  };
  const plans = { before: planOfEvent(before), after: planOfEvent(after) };
  return {
    after,
    change: { kind: request.verb, scope: 'ALL', ...plans, undo, note: request.note, by: call.caller },
    covers: () => true,
  };
}

async function changeDates(
  call: TransactionCall,
  before: EventRecord,
  request: PlanRequest,
  rows: readonly OccurrenceRow[],
): Promise<Changed> {
  const now = Date.now();
  const { scope = 'ALL', day } = request;
  const own = changedDates(before, datesMeant(rows, { scope, day }, now), request, now);
  const after = await writePlan(call.db, before, { own }, call.caller);
  const touched = rows.filter((row) => own.has(row.day));
  const [lead] = touched;
  const last = touched.at(-1);
  if (lead === undefined || last === undefined) throw ruleNotMet(EVENT_RULE_TEXTS, 'IS_OVER');
  const was = Object.fromEntries(touched.map((row) => [row.day, row.own]));
  return {
    after,
    change: {
      kind: request.verb,
      scope,
      days: { first: lead.day, last: last.day },
      before: planOfDate(before, lead),
      after: planOfDate(after, withOwn(after, lead, own.get(lead.day) ?? null)),
      undo: { dates: was },
      note: request.note,
      by: call.caller,
    },
    covers: (one) => own.has(one),
    beside: { before: { dates: was }, after: { dates: Object.fromEntries(own) } },
  };
}

function withOwn(event: EventRecord, row: OccurrenceRow, own: OccurrenceRow['own']): OccurrenceRow {
  const { startTime, endTime } = event.details;
  return startTime === null ? row : occurrenceRow(event, ruleTimes({ startTime, endTime }, row.day), own);
}

export async function withChanges(
  { db, projectId, caller }: TransactionCall,
  { id }: EventRecord,
): Promise<EventRecord> {
  return await getEvent(db, projectId, articleActor(caller), id);
}

/** What follows every change of plan: history, log, notifications and notices. */
export async function settlePlan(
  call: TransactionCall,
  {
    verb,
    before,
    after,
    change,
    beside,
    request,
  }: EventChange & {
    readonly verb: PlanRequest['verb'] | 'takeBack';
    readonly change: NewChange;
    readonly beside?: Changed['beside'];
    readonly request: { readonly notifies?: boolean | undefined };
  },
): Promise<EventChange> {
  const { db, projectId, caller } = call;
  await keepEventVersion(db, projectId, { before, after, kind: 'publish', by: caller, note: change.note });
  await auditEvent(call, verb, { before, after, ...(beside && { beside }) });
  if (request.notifies !== false) await notifyOfPlan(db, projectId, { event: after, change }, caller);
  await publishNotice(db, { kind: 'event', projectId, thingId: after.id });
  return { before, after };
}
