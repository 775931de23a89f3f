import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { Db } from '#server/core/db/database.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';

/** Dates are extended while the last of them is this far away at least: nine years, and ten are generated. */
const EXTEND_EVERY_DAYS = 30;
export const EXTEND_DATES = 'event.extendDates';
export const datesKeyOf = (eventId: string) => `event dates ${eventId}`;

interface Series {
  readonly id: string;
  readonly project_id: string;
  readonly details: Pick<EventDetails, 'recurrence'>;
}

/** Keeps the job that extends the dates of a series; an event that does not repeat has none. */
export async function planOccurrences(
  db: Db,
  event: Series,
  dates: readonly unknown[],
  now: number,
): Promise<void> {
  const key = datesKeyOf(event.id);
  if (event.details.recurrence.kind === 'NONE' || dates.length === 0) return await removeJob(db, key);
  await addJob(db, {
    kind: EXTEND_DATES,
    key,
    payload: { projectId: event.project_id, eventId: event.id },
    runAt: new Date(now + EXTEND_EVERY_DAYS * 86_400_000),
  });
}
