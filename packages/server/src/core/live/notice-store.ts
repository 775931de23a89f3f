import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { NOTICE_CHANNEL } from './heard.ts';

export interface NewNotice {
  readonly kind: NoticeKind;
  readonly projectId: string | null;
  /** Only for this person; absent: for everyone in the project who may see posts. */
  readonly userId?: string;
  readonly thingId?: string;
  /** The editing session that caused it. */
  readonly editingSession?: string | undefined;
}

/**
 * Notifies open consoles of a change, in the transaction that makes it: they hear of it exactly when it commits.
 * Changes of posts notify by themselves.
 */
export async function publishNotice(db: Db, notice: NewNotice): Promise<void> {
  const row = db
    .insertInto('live_notices')
    .values({
      kind: notice.kind,
      project_id: notice.projectId,
      user_id: notice.userId ?? null,
      thing_id: notice.thingId ?? null,
      editing_session: notice.editingSession ?? null,
    })
    .onConflict((conflict) => conflict.doNothing());
  await sentAhead(db, row.execute());
}

/** Until the transaction ends, notices of post changes name this editing session as their cause. */
export async function actFor(tx: Db, editingSession: string): Promise<void> {
  await sentAhead(tx, sql`SELECT set_config('toasoan.editing_session', ${editingSession}, true)`.execute(tx));
}

const KEPT_MINUTES = 15;
const STEP = 1_000;

/** Deletes expired notices in batches; a console that was away longer reloads everything. */
export async function forgetOldNotices(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ forgotten: number }>`
      WITH gone AS (
        DELETE FROM live_notices WHERE id IN (
          SELECT id FROM live_notices WHERE make_time < now() - make_interval(mins => ${KEPT_MINUTES})
          ORDER BY make_time LIMIT ${STEP} FOR UPDATE SKIP LOCKED)
        RETURNING xid
      ), moved AS (
        UPDATE live_horizon SET xid = greatest(live_horizon.xid, last.xid)
        FROM (SELECT max(xid) AS xid FROM gone) AS last WHERE last.xid IS NOT NULL
      )
      SELECT count(*)::int AS forgotten FROM gone`.execute(db);
    if ((rows[0]?.forgotten ?? 0) < STEP) return;
  }
}

/** Notifies each of these people alone, in one statement however many they are. */
export async function publishNoticeTo(
  db: Db,
  userIds: readonly string[],
  { kind, projectId }: { readonly kind: NoticeKind; readonly projectId: string | null },
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = sql`
    INSERT INTO live_notices (kind, project_id, user_id)
    SELECT ${kind}, ${projectId}::bigint, person FROM unnest(${userIds}::bigint[]) AS person
    ON CONFLICT DO NOTHING`;
  await sentAhead(db, rows.execute(db));
}

/** Tells every console that jobs run again after a restore. */
export async function publishRelease(db: Db): Promise<void> {
  await sql`SELECT pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify({ released: true })})`.execute(db);
}
