import { seesEveryEvent } from '@toasoan/contract/features/events/event-rules.ts';
import { NAMED_ACCOUNTS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import type { NamedRecord } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const KINDS: readonly string[] = Object.values(NAMED_ACCOUNTS).flat();

/** Accounts that posts of the project may be about; those with a profile of the project also after their end. */
export async function findNamedAccounts(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<NamedRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedRecord>`
    SELECT id::text, display_name AS name, deleted_time IS NOT NULL AS "isGone" FROM users
    WHERE id = ANY (${ids}::bigint[]) AND account_type = ANY (${KINDS}::text[]) AND (
      id IN (SELECT user_id FROM project_members WHERE project_id = ${projectId})
      OR id IN (SELECT user_id FROM account_profiles WHERE project_id = ${projectId}))
    ORDER BY id`.execute(db);
  return rows;
}

/** Public events and those that this person sees in the list of events. */
export async function findNamedEvents(
  db: Db,
  projectId: string,
  actor: PostActor,
  ids: readonly string[],
): Promise<NamedRecord[]> {
  if (ids.length === 0) return [];
  const seen = seesEveryEvent(actor)
    ? sql``
    : sql`AND (state = 'PUBLISHED' OR created_by_id = ${actor.userId})`;
  const { rows } = await sql<NamedRecord>`
    SELECT id::text, title AS name, state = 'TRASHED' AS "isGone" FROM events
    WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[]) ${seen}
    ORDER BY id`.execute(db);
  return rows;
}
