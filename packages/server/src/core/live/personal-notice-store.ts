import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Tells each of these people alone, in one statement however many they are. */
export async function publishNoticeTo(
  db: Db,
  userIds: readonly string[],
  { kind, projectId }: { readonly kind: NoticeKind; readonly projectId: string | null },
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    INSERT INTO live_notices (kind, project_id, user_id)
    SELECT ${kind}, ${projectId}::bigint, person FROM unnest(${userIds}::bigint[]) AS person
    ON CONFLICT DO NOTHING`.execute(db);
}
