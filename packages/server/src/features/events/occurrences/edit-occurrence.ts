import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import type {
  OccurrenceEdit,
  OccurrenceOverride,
} from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { followPlan } from '../coverage/follow-plan.ts';
import { lockEvent } from '../editing/event-store.ts';
import { wholeDays } from '../editing/settle-details.ts';
import { checkEventEditable, type EventChange } from '../editing/update-event.ts';
import { writePlan } from '../editing/write-event.ts';
import { auditEvent } from '../event-audit.ts';
import type { EventRecord } from '../event-record.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { getFreeEvent } from '../lock/get-free-event.ts';
import { notifyOfSavedPlan } from '../notify/notify-of-event.ts';
import { datesMeant } from '../verbs/change-dates.ts';
import { planOfDate } from '../verbs/plan-of.ts';
import { shiftsBetween } from '../verbs/plan-shift.ts';
import { whatChanged } from '../verbs/what-changed.ts';
import { readOccurrences } from './occurrence-store.ts';
import { type OccurrenceRow, ownTimesOf, ruleTimes } from './own-occurrence.ts';

/**
 * Gives single dates of a series something of their own; the others stay as they are. @throws NOT_FOUND,
 * LOCKED_BY_OTHER, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET.
 */
export async function editOccurrence(
  call: TransactionCall,
  id: string,
  { version, day, scope, change, editingSession }: OccurrenceEdit,
): Promise<EventChange> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  await lockEvent(db, projectId, id);
  const before = await getFreeEvent(db, projectId, actor, { id, editingSession });
  checkVersion(before, version);
  checkEventEditable(actor, before);
  if (before.details.recurrence.kind === 'NONE') throw ruleNotMet(EVENT_RULE_TEXTS, 'NOT_A_SERIES', 'scope');
  checkTimeFree(before, change);
  const rows = await readOccurrences(db, projectId, id);
  const meant = datesMeant(rows, { scope, day }, Date.now());
  const times = timesOf(before, meant, change);
  const follows = scope !== 'THIS';
  const own = new Map(
    meant.map((row) => [
      row.day,
      change === null ? withoutOwn(row, before) : withChange(row, change, { times, follows }),
    ]),
  );
  const after = await writePlan(db, before, { own }, caller);
  await keepEventVersion(db, projectId, {
    before,
    after,
    kind: before.state === 'PUBLISHED' ? 'publish' : 'save',
    by: caller,
  });
  await auditEvent(call, 'editOccurrence', {
    before,
    after,
    beside: {
      before: { dates: Object.fromEntries(meant.map((row) => [row.day, row.own])) },
      after: { dates: Object.fromEntries(own) },
    },
  });
  await followDates(call, { before, after }, rows, meant);
  await publishNotice(db, { kind: 'event', projectId, thingId: id, editingSession });
  return { before, after };
}

/** Coverage of the dates moves along, and its people hear of it. */
async function followDates(
  call: TransactionCall,
  { before, after }: EventChange,
  rows: readonly OccurrenceRow[],
  meant: readonly OccurrenceRow[],
): Promise<void> {
  const { db, projectId, caller } = call;
  const dates = await readOccurrences(db, projectId, after.id);
  const [was] = meant;
  const is = dates.find(({ day }) => day === was?.day);
  const text = was && is ? whatChanged(planOfDate(before, was), planOfDate(after, is)) : '';
  if (text === '') return;
  const shiftOf = shiftsBetween({ event: before, dates: rows }, { event: after, dates }, Date.now());
  await followPlan(call, after.id, { shiftOf });
  const isMeant = (day: string) => meant.some((row) => row.day === day);
  await notifyOfSavedPlan(db, projectId, { event: after, text, isMeant }, caller);
}

/** @throws RULES_NOT_MET: readers know the time of a public event. */
function checkTimeFree({ state }: EventRecord, change: OccurrenceOverride | null): void {
  if (state !== 'PUBLISHED' || change === null) return;
  if (change.startTime !== undefined || change.endTime !== undefined)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'TIME_BY_VERB', 'startTime');
}

type OwnTimes = Pick<OwnOccurrence, 'shift' | 'length'>;

/** How far the dates move, as the first of them says; undefined: not at all. */
function timesOf(
  { details }: EventRecord,
  meant: readonly OccurrenceRow[],
  change: OccurrenceOverride | null,
): OwnTimes | undefined {
  const [lead] = meant;
  const { startTime, endTime, allDay } = details;
  if (change === null || lead === undefined || startTime === null) return undefined;
  if (change.startTime === undefined && change.endTime === undefined) return undefined;
  const start = change.startTime ?? lead.start_time.toISOString();
  const end = change.endTime === undefined ? endAfter(lead, start) : change.endTime;
  const wanted = wholeDays({ startTime: start, endTime: end, allDay });
  if (wanted.endTime !== null && wanted.endTime < wanted.startTime)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'END_BEFORE_START', 'endTime');
  return ownTimesOf(ruleTimes({ startTime, endTime }, lead.day), wanted);
}

function endAfter({ start_time, end_time }: OccurrenceRow, start: string): string | null {
  if (end_time === null) return null;
  return new Date(Date.parse(start) + end_time.getTime() - start_time.getTime()).toISOString();
}

/** What a verb has changed stays: it is taken back by itself. So does a time that readers know. */
function withoutOwn({ own }: OccurrenceRow, { state }: EventRecord): OwnOccurrence | null {
  if (own === null) return null;
  const { shift, length, status, statusNote, previousStartTime, onlineUrl, follows } = own;
  const keepsTime = status !== undefined || state === 'PUBLISHED';
  const kept = {
    ...(keepsTime && shift !== undefined && { shift }),
    ...(keepsTime && length !== undefined && { length }),
    ...(status !== undefined && { status }),
    ...(statusNote !== undefined && { statusNote }),
    ...(previousStartTime !== undefined && { previousStartTime }),
    ...(status === 'MOVED_ONLINE' && onlineUrl !== undefined && { onlineUrl }),
  };
  if (Object.keys(kept).length === 0) return null;
  return { ...kept, ...(follows && { follows }) };
}

function withChange(
  { own }: OccurrenceRow,
  change: OccurrenceOverride,
  { times, follows }: { readonly times: OwnTimes | undefined; readonly follows: boolean },
): OwnOccurrence {
  const { startTime: _start, endTime: _end, ...sent } = change;
  const { shift, length, follows: _follows, ...kept } = own ?? {};
  const had = { ...(shift !== undefined && { shift }), ...(length !== undefined && { length }) };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return { ...kept, ...(times ?? had), ...given, ...(follows && { follows: true as const }) };
}
