import type {
  Royalty,
  RoyaltyDraft,
  RoyaltySettings,
  RoyaltySettingsDraft,
} from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { PLAIN_UNIT_VALUE } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { amountOf, shareOut } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

export async function findRoyalty(db: Db, projectId: string, postId: string): Promise<Royalty | null> {
  const row = await db
    .selectFrom('post_royalties')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    royaltyGroup: row.royalty_group,
    coefficient: Number(row.coefficient),
    unitValue: Number(row.unit_value),
    amount: Number(row.amount),
    payees: row.payees,
    qualityGrade: row.quality_grade,
    payState: row.pay_state,
    period: row.period,
    version: row.version,
    updateTime: row.update_time.toISOString(),
    updatedBy: { userId: row.updated_by_id, name: row.updated_by_name },
  };
}

/** Writes it with its amounts; the caller holds the post and has checked the version. */
export async function writeRoyalty(
  db: Db,
  projectId: string,
  postId: string,
  draft: RoyaltyDraft,
  by: Actor,
): Promise<void> {
  const amount = amountOf(draft.coefficient, draft.unitValue);
  const parts = shareOut(
    amount,
    draft.payees.map(({ share }) => share),
  );
  const columns = {
    royalty_group: draft.royaltyGroup,
    coefficient: draft.coefficient,
    unit_value: draft.unitValue,
    amount,
    payees: JSON.stringify(draft.payees.map((payee, index) => ({ ...payee, amount: parts[index] ?? 0 }))),
    quality_grade: draft.qualityGrade,
    pay_state: draft.payState,
    period: draft.period,
    updated_by_id: by.userId,
    updated_by_name: by.displayName,
  };
  await db
    .insertInto('post_royalties')
    .values({ ...columns, project_id: projectId, post_id: postId })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'post_id']).doUpdateSet({
        ...columns,
        version: sql<number>`post_royalties.version + 1`,
        update_time: sql<Date>`now()`,
      }),
    )
    .execute();
}

export async function readSettings(db: Db, projectId: string): Promise<RoyaltySettings> {
  const row = await db
    .selectFrom('royalty_settings')
    .select(['unit_value', 'maxima', 'version'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) return { unitValue: PLAIN_UNIT_VALUE, maxima: {}, version: 0 };
  return { unitValue: Number(row.unit_value), maxima: row.maxima, version: row.version };
}

/** One writer of a project's royalty settings at a time; held to the end of the transaction. */
export async function lockSettings(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('royalty'), hashtext(${projectId}))`.execute(db);
}

export async function writeSettings(
  db: Db,
  projectId: string,
  { unitValue, maxima }: RoyaltySettingsDraft,
  by: Actor,
): Promise<void> {
  const columns = {
    unit_value: unitValue,
    maxima: JSON.stringify(maxima),
    updated_by_id: by.userId,
    updated_by_name: by.displayName,
  };
  await db
    .insertInto('royalty_settings')
    .values({ ...columns, project_id: projectId })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({
        ...columns,
        version: sql<number>`royalty_settings.version + 1`,
        update_time: sql<Date>`now()`,
      }),
    )
    .execute();
}
