import type { PayeePart, Royalty, RoyaltyDraft } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { amountOf, shareOut } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PostRoyaltyTable } from '#server/core/db/tables/post-record-tables.ts';

/** Held until the transaction ends, where there is one. */
export async function holdRoyalty(db: Db, projectId: string, postId: string): Promise<Royalty | null> {
  const row = await royaltyRow(db, projectId, postId).forNoKeyUpdate().executeTakeFirst();
  return row === undefined ? null : royaltyFrom(row);
}

export async function findRoyalty(db: Db, projectId: string, postId: string): Promise<Royalty | null> {
  const row = await royaltyRow(db, projectId, postId).executeTakeFirst();
  return row === undefined ? null : royaltyFrom(row);
}

function royaltyRow(db: Db, projectId: string, postId: string) {
  return db
    .selectFrom('post_royalties')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId);
}

function royaltyFrom(row: Selectable<PostRoyaltyTable>): Royalty {
  return {
    royaltyGroup: row.royalty_group,
    coefficient: Number(row.coefficient),
    unitValue: Number(row.unit_value),
    amount: Number(row.amount),
    payees: row.payees,
    qualityGrade: row.quality_grade,
    payState: row.pay_state,
    period: row.period,
    noneReason: row.none_reason,
    version: row.version,
    updateTime: row.update_time.toISOString(),
    updatedBy: { userId: row.updated_by_id, name: row.updated_by_name },
  };
}

/** Everybody's part of a whole amount. */
export function partsOf(amount: number, payees: readonly Omit<PayeePart, 'amount'>[]): PayeePart[] {
  const parts = shareOut(
    amount,
    payees.map(({ share }) => share),
  );
  return payees.map((payee, index) => ({ ...payee, amount: parts[index] ?? 0 }));
}

interface NewRoyalty {
  readonly postId: string;
  readonly draft: RoyaltyDraft;
  readonly unitValue: number;
}

/** Writes it with its amounts; the caller holds the post and has checked the version. */
export async function writeRoyalty(
  db: Db,
  projectId: string,
  { postId, draft, unitValue }: NewRoyalty,
  by: Actor,
): Promise<Royalty> {
  const amount = draft.payees.length === 0 ? 0 : amountOf(draft.coefficient, unitValue);
  const columns = {
    royalty_group: draft.royaltyGroup,
    coefficient: draft.coefficient,
    unit_value: unitValue,
    amount,
    payees: JSON.stringify(partsOf(amount, draft.payees)),
    quality_grade: draft.qualityGrade,
    pay_state: draft.payState,
    period: draft.period,
    none_reason: draft.payState === 'NONE' ? draft.noneReason : '',
    living_post_id: postId,
    updated_by_id: by.userId,
    updated_by_name: by.displayName,
  };
  const row = await db
    .insertInto('post_royalties')
    .values({ ...columns, project_id: projectId, post_id: postId })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'post_id']).doUpdateSet({
        ...columns,
        version: sql<number>`post_royalties.version + 1`,
        update_time: sql<Date>`now()`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return royaltyFrom(row);
}
