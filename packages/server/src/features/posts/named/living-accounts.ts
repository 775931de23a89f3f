import {
  NAMED_ACCOUNTS,
  NAMED_ACCOUNTS_FIELDS,
  type NamedAccountsField,
} from '@toasoan/contract/features/posts/named/named-accounts.ts';
import type { Byline, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { findAccountNames, livingAccounts } from '#server/features/users/public.ts';
import { withLivingBylines } from '../authors/living-bylines.ts';
import type { Term } from '../editing/draft-of-snapshot.ts';

type Named = { readonly [Field in NamedAccountsField]?: readonly string[] | undefined };

interface Naming {
  /** Texts that named them before: an account that was deleted since stays as it is. */
  readonly known?: readonly (Named & { readonly authors?: readonly Byline[] | undefined })[];
  /** Somebody chose them just now. */
  readonly isStrict?: boolean;
}

/**
 * A post names accounts of its project, in its byline and among those that it is about, there each once; a merged one
 * is replaced by the account that it lives on in. @throws INVALID_INPUT for an unknown account if strict; otherwise it
 * is left out, and a byline keeps the name alone.
 */
export async function withLivingAccounts<Draft extends PostDraft>(
  db: Db,
  projectId: string,
  draft: Draft,
  { known = [], isStrict = false }: Naming,
): Promise<Draft> {
  const authors = known.flatMap((text) => text.authors ?? []);
  const signed = await withLivingBylines(db, projectId, draft, { known: authors, isStrict });
  const problems: FieldProblem[] = [];
  const lists: [NamedAccountsField, string[]][] = [];
  for (const field of NAMED_ACCOUNTS_FIELDS) {
    const sent = signed[field] ?? [];
    if (sent.length === 0) continue;
    const before = known.flatMap((text) => text[field] ?? []);
    const living = await livingAccounts(db, projectId, { ids: sent, types: NAMED_ACCOUNTS[field] });
    const ids = sent.flatMap((id, index) => {
      const found = living.get(id) ?? (before.includes(id) ? id : undefined);
      if (found === undefined) problems.push({ field: `${field}.${index}`, code: 'unknownReference' });
      return found ?? [];
    });
    lists.push([field, [...new Set(ids)]]);
  }
  if (isStrict && problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  return lists.length === 0 ? signed : { ...signed, ...Object.fromEntries(lists) };
}

/** Accounts that a draft is about and would lose, with the names they had. */
export async function goneAccounts(
  db: Db,
  projectId: string,
  draft: PostDraft,
  known: readonly Named[],
): Promise<readonly Term[]> {
  const gone: string[] = [];
  for (const field of NAMED_ACCOUNTS_FIELDS) {
    const before = known.flatMap((text) => text[field] ?? []);
    const ids = (draft[field] ?? []).filter((id) => !before.includes(id));
    const living = await livingAccounts(db, projectId, { ids, types: NAMED_ACCOUNTS[field] });
    gone.push(...ids.filter((id) => !living.has(id)));
  }
  const names = await findAccountNames(db, gone);
  return gone.map((id) => ({ id, title: names.get(id) ?? `#${id}` }));
}
