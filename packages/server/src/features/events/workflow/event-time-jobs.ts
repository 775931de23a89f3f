import type { Db } from '#server/core/db/database.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';
import type { EventRecord } from '../event-record.ts';

export const PUBLISH_EVENT = 'event.publish';
/** The sweep finds jobs by the same key. */
export const publicationKeyOf = (eventId: string) => `publish event ${eventId}`;

type Planned = Pick<EventRecord, 'id' | 'project_id' | 'state' | 'schedule_time'>;

/** When the product publishes an event; null for never. */
export function publishTimeOf({ state, schedule_time }: Planned): Date | null {
  return state === 'SCHEDULED' ? schedule_time : null;
}

/** Keeps the job of an event's publication up to date, in the transaction that changes it. */
export async function planPublication(db: Db, before: Planned | undefined, after: Planned): Promise<void> {
  const planned = before && publishTimeOf(before);
  const time = publishTimeOf(after);
  if (planned?.getTime() === time?.getTime()) return;
  if (time === null) await removeJob(db, publicationKeyOf(after.id));
  else await addPublication(db, { projectId: after.project_id, eventId: after.id }, time);
}

/** Has the product publish an event then; replaces a waiting job of the same event. */
export async function addPublication(
  db: Db,
  event: { readonly projectId: string; readonly eventId: string },
  time: Date,
): Promise<void> {
  await addJob(db, {
    kind: PUBLISH_EVENT,
    key: publicationKeyOf(event.eventId),
    payload: event,
    runAt: time,
  });
}
