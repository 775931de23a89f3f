import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { publicationKeyOf } from '../workflow/event-time-jobs.ts';

interface MissedEvent {
  readonly projectId: string;
  readonly eventId: string;
}

const MOST = 1_000;

/** Due events without a job: imported ones, or those whose job was given up. */
export async function findMissedEvents(db: Db, now: Date): Promise<MissedEvent[]> {
  const { rows } = await sql<MissedEvent>`
    SELECT project_id AS "projectId", id AS "eventId" FROM events
    WHERE state = 'SCHEDULED' AND schedule_time <= ${now}
      AND NOT EXISTS (SELECT FROM jobs WHERE key = ${publicationKeyOf('')} || events.id AND dead_time IS NULL)
    LIMIT ${MOST}`.execute(db);
  return rows;
}
