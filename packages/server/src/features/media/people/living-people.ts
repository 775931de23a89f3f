import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { findAccountNames, livingAccounts } from '#server/features/users/public.ts';

/** The kinds of accounts that are persons. */
const PERSONS: readonly AccountType[] = ['figure', 'author', 'user'];

/**
 * The people of a file, each once; a merged account is replaced by the one that it lives on in, and one that was deleted
 * since stays. @throws INVALID_INPUT for an account that is no person of the project.
 */
export async function livingPeople(
  db: Db,
  projectId: string,
  sent: readonly string[],
  before: readonly string[],
): Promise<string[]> {
  const living = await livingAccounts(db, projectId, { ids: sent, types: PERSONS });
  const fields: FieldProblem[] = [];
  const ids = sent.flatMap((id, index) => {
    const found = living.get(id) ?? (before.includes(id) ? id : undefined);
    if (found === undefined) fields.push({ field: `personIds.${index}`, code: 'unknownReference' });
    return found ?? [];
  });
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return [...new Set(ids)];
}

/** With their names, in the order given. */
export async function peopleOf(
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly title: string }[]> {
  if (ids.length === 0) return [];
  const names = await findAccountNames(db, ids);
  return ids.map((id) => ({ id, title: names.get(id) ?? `#${id}` }));
}
