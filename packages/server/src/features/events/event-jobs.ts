import { contentId } from '@toasoan/contract/core/ids.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobContext, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { lockUnlessHeld } from '#server/features/articles/public.ts';
import { readEvent } from './event-detail-view.ts';
import { keepOccurrences } from './occurrences/occurrence-store.ts';
import { datesKeyOf, EXTEND_DATES, planOccurrences } from './occurrences/plan-occurrences.ts';
import { findMissedEvents } from './planning/missed-events-view.ts';
import { publishOnTime } from './planning/publish-on-time.ts';
import { addPublication, PUBLISH_EVENT, publicationKeyOf } from './workflow/event-time-jobs.ts';

/** Whoever holds the event may be about to change its times. */
const HELD_RETRY_MS = 500;

const eventPayload = z.object({ projectId: contentId, eventId: contentId });
type EventPayload = z.output<typeof eventPayload>;

/** Publishes events at their time, and keeps ten years of dates ahead of every series. */
export function eventJobs(): readonly JobHandler[] {
  return [
    onHeldEvent(PUBLISH_EVENT, publicationKeyOf, publishOnTime),
    onHeldEvent(EXTEND_DATES, datesKeyOf, extendDates),
  ];
}

/** A job about one event, which it holds; it comes again for one that somebody else holds. */
function onHeldEvent(
  kind: string,
  keyOf: (eventId: string) => string,
  run: (context: JobContext, event: EventPayload) => Promise<void>,
): JobHandler {
  return shortJob({
    kind,
    payload: eventPayload,
    run: async (event, context) => {
      const { projectId, eventId } = event;
      const found = await lockUnlessHeld(context.db, 'events', { projectId, articleId: eventId });
      if (found === 'locked') return await run(context, event);
      if (found === 'gone') return;
      const runAt = new Date(context.now().getTime() + HELD_RETRY_MS);
      await addJob(context.db, { kind, key: keyOf(eventId), payload: event, runAt });
    },
  });
}

async function extendDates({ db, now }: JobContext, event: EventPayload): Promise<void> {
  const found = await readEvent(db, event.projectId, event.eventId);
  const time = now().getTime();
  await planOccurrences(db, found, await keepOccurrences(db, found, { now: time }), time);
}

/** Adds a job to every due event that has none. */
export async function sweepEventTimes(db: Db, now: Date): Promise<void> {
  const missed = await findMissedEvents(db, now);
  for (const event of missed) await inTransaction(db, (tx) => addPublication(tx, event, now));
}
