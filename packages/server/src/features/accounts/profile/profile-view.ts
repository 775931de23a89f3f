import type { Db } from '#server/core/db/database.ts';

export async function projectName(db: Db, projectId: string): Promise<string> {
  const { name } = await db
    .selectFrom('projects')
    .select('name')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return name;
}

/** The author that a login belongs to, besides `except`. */
export async function findHolderOfLogin(
  db: Db,
  of: { readonly projectId: string; readonly linkedUserId: string; readonly except: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_profiles')
    .innerJoin('users', 'users.id', 'account_profiles.user_id')
    .select(['pen_name', 'display_name'])
    .where('account_profiles.project_id', '=', of.projectId)
    .where('linked_user_id', '=', of.linkedUserId)
    .where('is_gone', '=', false)
    .where('user_id', '!=', of.except)
    .executeTakeFirst();
  return row && (row.pen_name || row.display_name);
}

export async function readFace(
  db: Db,
  userId: string,
): Promise<{ readonly hasAvatar: boolean; readonly version: number }> {
  const row = await db
    .selectFrom('users')
    .select(['avatar_id', 'version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { hasAvatar: row.avatar_id !== null, version: row.version };
}

export async function penNamesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_profiles')
    .select(['user_id', 'pen_name'])
    .where('user_id', 'in', userIds)
    .where('pen_name', '!=', '')
    .execute();
  return new Map(rows.map(({ user_id, pen_name }) => [user_id, pen_name]));
}
