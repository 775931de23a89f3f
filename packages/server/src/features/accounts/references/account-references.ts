import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import type { Db } from '#server/core/db/database.ts';

export interface Replacement {
  readonly fromId: string;
  readonly intoId: string;
  /** A merge; false where somebody else takes over the content of a deleted account. */
  readonly isSamePerson?: boolean;
}

/** Records of one kind that name accounts. Their features lie above and hand this in. */
export interface AccountReferences {
  /** Their kind, as the audit log names it. */
  readonly entity: string;
  readonly countsOf: (
    db: Db,
    projectId: string,
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  readonly list: (db: Db, projectId: string, userId: string, limit: number) => Promise<readonly AccountUse[]>;
  /** Names the other account from now on; returns what `giveBack` needs, as plain JSON. */
  readonly carryOver: (db: Db, projectId: string, ids: Replacement) => Promise<readonly unknown[]>;
  /** Whether these records still owe the account money. */
  readonly owes?: (db: Db, userId: string) => Promise<boolean>;
  /** Where nobody has changed it since. */
  readonly giveBack: (
    db: Db,
    projectId: string,
    ids: Replacement,
    carried: readonly unknown[],
  ) => Promise<void>;
}

/** Whether records of any kind still owe the account money. */
export async function isOwed(
  references: readonly AccountReferences[],
  db: Db,
  userId: string,
): Promise<boolean> {
  for (const { owes } of references) if (await owes?.(db, userId)) return true;
  return false;
}

/** All kinds of records in one call. */
export async function countsByEntity(
  references: readonly AccountReferences[],
  db: Db,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { entity, countsOf } of references) {
    const count = (await countsOf(db, projectId, [userId])).get(userId) ?? 0;
    if (count > 0) counts[entity] = (counts[entity] ?? 0) + count;
  }
  return counts;
}
