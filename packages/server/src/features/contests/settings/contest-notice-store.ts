import type { FactChange } from '@toasoan/contract/features/contests/contest-facts.ts';
import type { ContestNotice } from '@toasoan/contract/features/contests/contest-settings.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ContestRow } from '../contest-row.ts';

/** A contest has few; older ones stay in the audit log. */
const MOST_NOTICES = 200;

export async function insertNotice(
  db: Db,
  contest: ContestRow,
  { text, changes }: { readonly text: string; readonly changes: readonly FactChange[] },
  by: Actor,
): Promise<void> {
  await db
    .insertInto('contest_notices')
    .values({
      project_id: contest.project_id,
      contest_id: contest.id,
      text,
      changes: JSON.stringify(changes),
      created_by_id: by.userId,
      created_by_name: by.displayName,
    })
    .execute();
}

export async function listNotices(db: Db, projectId: string, contestId: string): Promise<ContestNotice[]> {
  const rows = await db
    .selectFrom('contest_notices')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .orderBy('id', 'desc')
    .limit(MOST_NOTICES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    changes: row.changes,
    createTime: row.create_time.toISOString(),
    createdBy: row.created_by_name,
  }));
}
