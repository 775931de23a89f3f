import { actionsOfKinds } from '@toasoan/contract/core/system-kinds.ts';
import {
  OWN_HISTORY_KINDS,
  type OwnEvent,
  type OwnHistoryQuery,
} from '@toasoan/contract/features/session/own-history.ts';
import { type RawBuilder, sql } from 'kysely';
import { deviceNameOf } from '#server/core/auth/device-name.ts';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';

interface EventRow {
  readonly id: string;
  readonly time: Date;
  readonly action: string;
  readonly address: string;
  readonly user_id: string | null;
  readonly user_name: string;
  readonly user_agent: string;
}

/** What happened to a person's account, newest first, and the id to continue from if more follows. */
export async function findOwnHistory(
  db: Db,
  userId: string,
  { limit, beforeId }: OwnHistoryQuery,
): Promise<{ readonly items: OwnEvent[]; readonly nextBeforeId: string | null }> {
  // Each half is a range of an index in the order of time; the first names the condition of its index.
  const own = sql`(project_id IS NULL OR entity IN ('user', 'session', 'refusal', 'auditLog'))
    AND user_id = ${userId} AND (entity <> 'user' OR entity_id = ${userId})`;
  const byOthers = sql`entity = 'user' AND entity_id = ${userId} AND user_id IS DISTINCT FROM ${userId}`;
  const half = (whose: RawBuilder<unknown>) => sql`
    SELECT id, time, action, address, user_id, user_name, coalesce(user_agent, after->>'userAgent', '') AS user_agent
    FROM audit_log WHERE ${whose} AND action = ANY (${actionsOfKinds(OWN_HISTORY_KINDS)}::text[])
      ${beforeId === undefined ? sql`` : below(beforeId)}`;
  const { rows } = await sql<EventRow>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT * FROM (${half(own)} UNION ALL ${half(byOthers)}) AS events
    ORDER BY time DESC, id DESC LIMIT ${sql.lit(limit + 1)}`.execute(db);
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => ({
      id: row.id,
      time: row.time.toISOString(),
      action: row.action,
      address: row.address,
      device: deviceNameOf(row.user_agent),
      userAgent: row.user_agent,
      by: row.user_id === userId ? '' : row.user_name,
    })),
    nextBeforeId: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

function below(beforeId: string): RawBuilder<unknown> {
  return sql`AND (time, id) < (
    (SELECT last.time FROM audit_log AS last WHERE last.id = ${beforeId}), ${beforeId}::bigint)`;
}
