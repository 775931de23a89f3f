import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

/** The next version of what is known of a sender; false when somebody else has written it since. */
export async function writeSenderNote(
  db: Db,
  { projectId, senderKey }: { readonly projectId: string; readonly senderKey: Buffer },
  { text, version }: { readonly text: string; readonly version: number },
  by: Actor,
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO comment_sender_notes AS kept (project_id, sender_key, text, by_id, by_name, version)
    SELECT ${projectId}, ${senderKey}, ${text}, ${by.userId}::bigint, ${by.displayName}, 2
    WHERE ${version} = 1 OR EXISTS (
      SELECT FROM comment_sender_notes WHERE project_id = ${projectId} AND sender_key = ${senderKey})
    ON CONFLICT (project_id, sender_key) DO UPDATE SET text = excluded.text, by_id = excluded.by_id,
      by_name = excluded.by_name, update_time = now(), version = kept.version + 1
    WHERE kept.version = ${version}
    RETURNING version`.execute(db);
  return rows.length > 0;
}
