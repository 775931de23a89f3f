import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';

/** The kind of job that hands out what is due of one record. */
export const HAND_OUT = 'outbox.handOut';
/** Entries are kept for so long, for the receipts of publications. */
const KEPT_DAYS = 30;

export interface OutboxRecord {
  readonly projectId: string;
  readonly kind: string;
  readonly recordId: string;
}

interface Announcement {
  readonly topic: string;
  /** What everybody may know of the record: it leaves the house. */
  readonly data: object;
  /** In which whoever did it may take it back. */
  readonly heldSeconds?: number;
}

export interface OutboxEntry {
  readonly id: string;
  readonly project_id: string;
  readonly topic: string;
  readonly kind: string;
  readonly record_id: string;
  readonly data: unknown;
  readonly event_time: Date;
}

/** Announces what happened to a public record, in its transaction: it is handed out exactly when that exists. */
export async function announce(
  db: Db,
  { projectId, kind, recordId }: OutboxRecord,
  { topic, data, heldSeconds = 0 }: Announcement,
): Promise<void> {
  const now = new Date();
  const due = new Date(now.getTime() + heldSeconds * 1_000);
  const entry = {
    project_id: projectId,
    topic,
    kind,
    record_id: recordId,
    data: JSON.stringify(data),
    event_time: now,
    due_time: due,
    handed_out_time: null,
  };
  // One statement for both: every publication pays for it.
  const job = { kind: HAND_OUT, payload: JSON.stringify({ projectId, kind, recordId }), run_time: due };
  const fresh = { key: null, error: null, dead_time: null, lease: null, lease_until: null };
  const added = db
    .with('added_job', (one) => one.insertInto('jobs').values({ ...job, ...fresh }))
    .insertInto('outbox')
    .values(entry);
  await sentAhead(db, added.execute());
}

/** Takes back all that nobody has heard of a record; the topics of that. */
export async function withdrawHeld(db: Db, record: OutboxRecord): Promise<string[]> {
  const rows = await heldOf(db, record).returning('topic').execute();
  return rows.map(({ topic }) => topic);
}

/** Takes back the newest entry of a record unless somebody has heard of it. False: it is too late, or another one. */
export async function withdrawNewest(db: Db, record: OutboxRecord, topic: string): Promise<boolean> {
  const newest = await db
    .selectFrom('outbox')
    .select(['id', 'topic'])
    .where('project_id', '=', record.projectId)
    .where('kind', '=', record.kind)
    .where('record_id', '=', record.recordId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.topic !== topic) return false;
  const gone = await heldOf(db, record).where('id', '=', newest.id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

function heldOf(db: Db, { projectId, kind, recordId }: OutboxRecord) {
  return db
    .deleteFrom('outbox')
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('handed_out_time', 'is', null);
}

/** What is due of a record, in order, and marked as handed out; a held entry keeps the later ones back. */
export async function takeDue(tx: Db, record: OutboxRecord, now: Date): Promise<OutboxEntry[]> {
  const waiting = await tx
    .selectFrom('outbox')
    .select(['id', 'project_id', 'topic', 'kind', 'record_id', 'data', 'event_time', 'due_time'])
    .where('project_id', '=', record.projectId)
    .where('kind', '=', record.kind)
    .where('record_id', '=', record.recordId)
    .where('handed_out_time', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const held = waiting.findIndex(({ due_time }) => due_time > now);
  const due = held === -1 ? waiting : waiting.slice(0, held);
  if (due.length === 0) return [];
  await tx
    .updateTable('outbox')
    .set({ handed_out_time: now })
    .where('id', '=', sql<string>`ANY(${due.map(({ id }) => id)}::bigint[])`)
    .execute();
  return due;
}

/** What nobody asks for any more. */
export async function forgetOldOutbox(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.deleteFrom('outbox').where('event_time', '<', before).execute();
}
