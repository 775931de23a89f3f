import { GENRES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { proposedGroup } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import type { RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import type { Db } from '#server/core/db/database.ts';
import { royaltyGroupsOf } from '#server/features/accounts/public.ts';

export interface GroupedWork {
  /** An unknown one is paid as news. */
  readonly genre: string | null;
  readonly authors: readonly { readonly accountId?: string | undefined }[] | null;
}

/** What to propose for each of these works while nobody has set a group: the accounts are read once for all. */
export async function groupsProposed(
  db: Db,
  projectId: string,
  works: readonly GroupedWork[],
): Promise<(work: GroupedWork) => RoyaltyGroupCode> {
  const ids = works.flatMap(({ authors }) => (authors ?? []).flatMap(({ accountId }) => accountId ?? []));
  const groups = await royaltyGroupsOf(db, projectId, ids);
  return ({ genre, authors }) =>
    proposedGroup({
      genre: GENRES.find((one) => one === genre) ?? 'NEWS',
      ofAuthors: (authors ?? []).map(({ accountId }) => groups.get(accountId ?? '')),
    });
}
