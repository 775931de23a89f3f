import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** What must hold of the rows of every event after whatever was written, as a statement that finds what breaks it. */
const FAULTS: Readonly<Record<string, string>> = {
  'the newest version says another text than the event': `
    SELECT events.id FROM events JOIN event_versions AS version ON version.event_id = events.id
    WHERE version.no = (SELECT max(no) FROM event_versions WHERE event_id = events.id)
      AND (version.snapshot->>'title', version.snapshot->>'excerpt', version.snapshot->'content')
        IS DISTINCT FROM (events.title, events.excerpt, events.content::jsonb)`,
  'a version is newer than its event': `
    SELECT events.id FROM events JOIN event_versions AS version ON version.event_id = events.id
    WHERE version.no > events.version`,
  'a planned event has no job, or a job no planned event': `
    SELECT coalesce(events.id::text, jobs.key) FROM (SELECT * FROM events WHERE state = 'SCHEDULED') AS events
    FULL JOIN (SELECT * FROM jobs WHERE kind = 'event.publish') AS jobs
      ON jobs.payload->>'eventId' = events.id::text AND jobs.run_time = events.schedule_time
    WHERE events.id IS NULL OR jobs.id IS NULL`,
  'an event with a start has no date, or one without has some': `
    SELECT id FROM events WHERE (start_time IS NULL) = EXISTS (
      SELECT FROM event_occurrences AS dates WHERE dates.event_id = events.id)`,
  'an event that does not repeat has several dates, or one at another time': `
    SELECT events.id FROM events JOIN event_occurrences AS dates ON dates.event_id = events.id
    WHERE recurrence_kind = 'NONE' GROUP BY events.id, events.start_time, events.event_status
    HAVING count(*) <> 1 OR min(dates.start_time) <> events.start_time OR min(dates.event_status) <> events.event_status`,
  'a series has no job that extends it': `
    SELECT id FROM events WHERE recurrence_kind <> 'NONE' AND NOT EXISTS (
      SELECT FROM jobs WHERE kind = 'event.extendDates' AND payload->>'eventId' = events.id::text)`,
  'a rescheduled event does not say its former date': `
    SELECT id FROM events WHERE event_status = 'RESCHEDULED' AND previous_start_time IS NULL`,
  'the log does not lead to the state': `
    SELECT events.id FROM events
    LEFT JOIN LATERAL (SELECT to_state FROM event_moves WHERE event_id = events.id ORDER BY id DESC LIMIT 1) AS last ON true
    WHERE coalesce(last.to_state, 'DRAFT') <> events.state`,
  'two events have one address': `
    SELECT min(id) FROM events WHERE state <> 'TRASHED' OR ever_published
    GROUP BY project_id, slug HAVING count(*) > 1`,
  'a change is not in the audit log': `
    SELECT events.id FROM events WHERE version <> (
      SELECT max((after->>'version')::int) FROM audit_log
      WHERE entity = 'event' AND entity_id = events.id AND after->>'version' IS NOT NULL)
      AND state <> 'TRASHED'`,
};

/** Sentences about events that break one of these; empty for none. */
export async function eventFaults(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, statement] of Object.entries(FAULTS)) {
    const { rows } = await sql`SELECT count(*)::int AS count FROM (${sql.raw(statement)}) AS broken`.execute(
      db,
    );
    if ((rows[0] as { readonly count: number }).count > 0) found.push(fault);
  }
  return found;
}

const TABLES = [
  'events',
  'event_occurrences',
  'event_versions',
  'event_moves',
  'event_changes',
  'event_autosaves',
  'event_categories',
  'event_tags',
] as const;

/** Equal for equal content of all tables that a refused write must leave alone. */
export async function eventContent(db: Db): Promise<string> {
  const parts = TABLES.map(
    (table) =>
      sql`(SELECT coalesce(md5(string_agg(found::text, '|' ORDER BY found::text)), '') FROM ${sql.table(table)} AS found)`,
  );
  const { rows } = await sql<{ all: string }>`SELECT concat_ws(' ', ${sql.join(parts)}) AS "all"`.execute(db);
  return rows[0]?.all ?? '';
}
