import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { type EventPlanFacts, type OccurrenceRow, occurrenceRow, ruleTimes } from './own-occurrence.ts';
import { ruleDays } from './rule-days.ts';

interface EventOfDates extends EventPlanFacts {
  readonly id: string;
  readonly project_id: string;
  readonly details: Pick<EventDetails, 'startTime' | 'endTime' | 'recurrence'>;
}

/** The dates of an event as stored, earliest planned day first. */
export async function readOccurrences(db: Db, projectId: string, eventId: string): Promise<OccurrenceRow[]> {
  return await db
    .selectFrom('event_occurrences')
    .select(['day', 'start_time', 'end_time', 'over_time', 'event_status', 'previous_start_time', 'own'])
    .where('project_id', '=', projectId)
    .where('event_id', '=', eventId)
    .orderBy('day')
    .execute();
}

/**
 * Writes the dates of an event anew from its rule. What single dates have of their own stays with their days; `own`
 * replaces it. Dates beyond the known ones take over what "this and following" has changed.
 */
export async function keepOccurrences(
  db: Db,
  event: EventOfDates,
  {
    now,
    own,
  }: { readonly now: number; readonly own?: ReadonlyMap<string, OwnOccurrence | null> | undefined },
): Promise<readonly OccurrenceRow[]> {
  const before = await readOccurrences(db, event.project_id, event.id);
  const after = occurrencesOf(event, before, { now, own });
  await writeChanges(db, event, before, after);
  return after;
}

function occurrencesOf(
  event: EventOfDates,
  before: readonly OccurrenceRow[],
  {
    now,
    own,
  }: { readonly now: number; readonly own?: ReadonlyMap<string, OwnOccurrence | null> | undefined },
): OccurrenceRow[] {
  const { startTime, endTime, recurrence } = event.details;
  if (startTime === null) return [];
  const known = new Map(before.map((row) => [row.day, row.own]));
  const last = before.at(-1);
  const handedOn = last?.own?.follows === true ? handedOnBy(last.own) : null;
  const ownOf = (day: string): OwnOccurrence | null => {
    const given = own?.get(day);
    if (given !== undefined) return given;
    const kept = known.get(day);
    if (kept !== undefined) return kept;
    return last !== undefined && day > last.day ? handedOn : null;
  };
  const { days } = ruleDays(recurrence, startTime, now);
  return days.map((day) =>
    occurrenceRow(
      event,
      ruleTimes({ startTime, endTime }, day),
      recurrence.kind === 'NONE' ? null : ownOf(day),
    ),
  );
}

/** A former time is that of one date alone. */
function handedOnBy({ previousStartTime: _previous, ...own }: OwnOccurrence): OwnOccurrence {
  return own;
}

async function writeChanges(
  db: Db,
  event: EventOfDates,
  before: readonly OccurrenceRow[],
  after: readonly OccurrenceRow[],
): Promise<void> {
  const was = new Map(before.map((row) => [row.day, row]));
  const is = new Set(after.map(({ day }) => day));
  const gone = before.filter(({ day }) => !is.has(day)).map(({ day }) => day);
  const changed = after.filter((row) => !isSame(plain(row), plain(was.get(row.day))));
  if (gone.length > 0) {
    const removed = sql`
      DELETE FROM event_occurrences
      WHERE project_id = ${event.project_id} AND event_id = ${event.id} AND day = ANY (${gone}::date[])`;
    await sentAhead(db, removed.execute(db));
  }
  if (changed.length === 0) return;
  const written = sql`
    INSERT INTO event_occurrences
      (project_id, event_id, day, start_time, end_time, over_time, event_status, previous_start_time, own)
    SELECT ${event.project_id}, ${event.id}, given.* FROM unnest(
      ${changed.map(({ day }) => day)}::date[],
      ${changed.map(({ start_time }) => start_time.toISOString())}::timestamptz[],
      ${changed.map(({ end_time }) => end_time?.toISOString() ?? null)}::timestamptz[],
      ${changed.map(({ over_time }) => over_time.toISOString())}::timestamptz[],
      ${changed.map(({ event_status }) => event_status)}::text[],
      ${changed.map(({ previous_start_time }) => previous_start_time?.toISOString() ?? null)}::timestamptz[],
      ${changed.map(({ own }) => own && JSON.stringify(own))}::jsonb[]
    ) AS given
    ON CONFLICT (project_id, event_id, day) DO UPDATE SET start_time = excluded.start_time,
      end_time = excluded.end_time, over_time = excluded.over_time, event_status = excluded.event_status,
      previous_start_time = excluded.previous_start_time, own = excluded.own`;
  await sentAhead(db, written.execute(db));
}

function plain(row: OccurrenceRow | undefined): unknown {
  return row === undefined ? undefined : JSON.parse(JSON.stringify(row));
}
