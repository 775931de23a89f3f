import type { Db } from '#server/core/db/database.ts';
import { searchWords, userSearchColumns } from './user-search-text.ts';

/** Further names under which the account is found. The caller holds the account. */
export async function saveAliases(
  db: Db,
  userId: string,
  { names, hidesName }: { readonly names: readonly string[]; readonly hidesName: boolean },
): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select(['display_name', 'username', 'email', 'mobile'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const aliases = searchWords(names.join(' ')).join(' ');
  await db
    .updateTable('users')
    .set({
      alias_text: aliases,
      hides_name: hidesName,
      ...userSearchColumns({ ...row, displayName: row.display_name, aliases, hidesName }),
    })
    .where('id', '=', userId)
    .execute();
}
