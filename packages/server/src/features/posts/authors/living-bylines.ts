import type { Byline } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { livingAccounts } from '#server/features/users/public.ts';

interface Naming {
  /** Named before: an account that was deleted since stays as it is. */
  readonly known?: readonly Byline[];
  /** Somebody chose them just now. */
  readonly isStrict?: boolean;
}

/**
 * Bylines name accounts of the project; a merged one is replaced by the account that it lives on in. Names stay as they
 * are printed. @throws INVALID_INPUT for an unknown account if strict; otherwise its name alone stays.
 */
export async function withLivingBylines<Draft extends { readonly authors?: Byline[] | undefined }>(
  db: Db,
  projectId: string,
  draft: Draft,
  { known = [], isStrict = false }: Naming,
): Promise<Draft> {
  const ids = draft.authors?.flatMap(({ accountId }) => accountId ?? []) ?? [];
  if (draft.authors === undefined || ids.length === 0) return draft;
  const living = await livingAccounts(db, projectId, { ids, types: ['author', 'user'] });
  const before = known.map(({ accountId }) => accountId);
  const authors = draft.authors.map(({ accountId, ...byline }, index): Byline => {
    if (accountId === undefined) return byline;
    const id = living.get(accountId) ?? (before.includes(accountId) ? accountId : undefined);
    if (id !== undefined) return { ...byline, accountId: id };
    if (!isStrict) return byline;
    throw new AppError('INVALID_INPUT', {
      fields: [{ field: `authors.${index}.accountId`, code: 'unknownReference' }],
    });
  });
  return { ...draft, authors };
}
