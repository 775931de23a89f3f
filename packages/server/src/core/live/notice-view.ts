import { sql } from 'kysely';
import { CURSOR_NOW } from '#server/core/db/channel-listener.ts';
import type { Db } from '#server/core/db/database.ts';
import type { AddressedNotice } from './heard.ts';

/** Above this number, notices are not sent one by one. */
export const MOST_MISSED = 500;

/** The session that asks. */
export interface Ears {
  readonly userId: string;
  readonly projectIds: ReadonlySet<string>;
}

export interface Missed {
  /** Everything before it is among `notices`, or was sent before `after`. */
  readonly cursor: string;
  /** Undefined: too many, or dropped notices may be among them. */
  readonly notices: readonly AddressedNotice[] | undefined;
  /** When the backup was made from which the database was restored, while its jobs wait; null: they run. */
  readonly restoredFrom: Date | null;
}

/**
 * Notices since a cursor. They may include earlier ones: transactions do not end in the order of their numbers,
 * and any in progress at the cursor count as not sent.
 */
export async function readMissed(db: Db, after: string | undefined, ears?: Ears): Promise<Missed> {
  const isFor =
    ears === undefined
      ? sql`true`
      : sql`(user_id = ${ears.userId} OR user_id IS NULL AND project_id = ANY (${[...ears.projectIds]}::bigint[]))`;
  const { rows } = await sql<Row>`
    WITH here AS (
      SELECT ${sql.raw(CURSOR_NOW)} AS cursor, ${after ?? null}::text::xid8 AS after,
        (SELECT xid FROM live_horizon) AS horizon,
        (SELECT max(backup_time) FROM job_holds WHERE reason = 'RESTORE') AS restored_from
    )
    SELECT here.cursor::text, coalesce(after > horizon AND after <= here.cursor, after IS NULL) AS is_known,
      here.restored_from, missed.*
    FROM here LEFT JOIN LATERAL (
      SELECT id, project_id, user_id, kind, thing_id, editing_session FROM live_notices
      WHERE xid >= here.after AND ${isFor}
      ORDER BY id LIMIT ${MOST_MISSED + 1}
    ) AS missed ON after > horizon AND after <= here.cursor`.execute(db);
  const { cursor = '', is_known = false, restored_from: restoredFrom = null } = rows[0] ?? {};
  const notices = is_known && rows.length <= MOST_MISSED ? rows.flatMap(noticeOf) : undefined;
  return { cursor, notices, restoredFrom };
}

type Row = {
  readonly cursor: string;
  readonly is_known: boolean;
  readonly restored_from: Date | null;
} & (
  | { readonly id: null }
  | {
      readonly id: string;
      readonly project_id: string | null;
      readonly user_id: string | null;
      readonly kind: AddressedNotice['kind'];
      readonly thing_id: string | null;
      readonly editing_session: string | null;
    }
);

function noticeOf(row: Row): AddressedNotice[] {
  if (row.id === null) return [];
  return [
    {
      id: row.id,
      projectId: row.project_id,
      userId: row.user_id,
      kind: row.kind,
      thingId: row.thing_id,
      editingSession: row.editing_session,
    },
  ];
}
