import type { SimilarAccount } from '@toasoan/contract/features/accounts/account.ts';
import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Db } from '#server/core/db/database.ts';
import { avatarOf } from '#server/features/users/public.ts';
import { penKeyOf } from '../profile/profile-store.ts';
import type { AccountReferences } from '../references/account-references.ts';
import { postCountsOf } from './account-list-view.ts';

const MOST = 5;

interface Asked {
  readonly kind: ProfileKind;
  readonly names: readonly string[];
  readonly exceptId?: string | undefined;
}

/** Accounts of a kind whose name or pen name is the same but for marks and case. */
export async function findSimilarAccounts(
  db: Db,
  projectId: string,
  { kind, names, exceptId }: Asked,
  references: readonly AccountReferences[],
): Promise<SimilarAccount[]> {
  const folds = [...new Set(names.filter(Boolean).map((name) => foldVietnamese(name)))];
  if (folds.length === 0) return [];
  const rows = await db
    .selectFrom('account_profiles')
    .innerJoin('users', 'users.id', 'account_profiles.user_id')
    .select(['users.id', 'display_name', 'pen_name', 'pen_key', 'avatar_key'])
    .where('account_profiles.project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('is_gone', '=', false)
    .where((eb) => eb.or([eb('name_fold', 'in', folds), eb('pen_fold', 'in', folds)]))
    .$if(exceptId !== undefined, (query) => query.where('user_id', '!=', exceptId ?? ''))
    .orderBy('users.id')
    .limit(MOST)
    .execute();
  const posts = await postCountsOf(
    references,
    db,
    projectId,
    rows.map(({ id }) => id),
  );
  const keys = names.map(penKeyOf);
  return rows.map((row) => ({
    userId: row.id,
    displayName: row.display_name,
    penName: row.pen_name,
    avatar: avatarOf(row.avatar_key),
    postCount: posts.get(row.id) ?? 0,
    isTaken: row.pen_key !== null && keys.includes(row.pen_key),
  }));
}
