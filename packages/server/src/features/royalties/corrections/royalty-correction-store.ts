import type { RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { RowOf } from '#server/core/db/versioned.ts';

export const CORRECTIONS = 'royalty_corrections';
export type CorrectionRow = RowOf<typeof CORRECTIONS>;

/** Oldest first. */
export async function correctionRowsOf(db: Db, projectId: string, postId: string): Promise<CorrectionRow[]> {
  return await db
    .selectFrom(CORRECTIONS)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .orderBy('id')
    .execute();
}

export async function correctionsOf(
  db: Db,
  projectId: string,
  postId: string,
): Promise<RoyaltyOfPost['corrections']> {
  return (await correctionRowsOf(db, projectId, postId)).map((row) => ({
    id: row.id,
    period: row.period,
    amount: Number(row.amount),
    reason: row.reason,
    payState: row.pay_state,
    createTime: row.create_time.toISOString(),
    createdBy: { userId: row.created_by_id, name: row.created_by_name },
  }));
}

/** So that nobody corrects what another person has corrected at this moment. */
export async function countUpRoyalty(db: Db, projectId: string, postId: string): Promise<void> {
  await sql`
    UPDATE post_royalties SET version = version + 1
    WHERE project_id = ${projectId} AND post_id = ${postId}`.execute(db);
}
