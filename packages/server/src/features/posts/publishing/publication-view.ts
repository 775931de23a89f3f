import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Db } from '#server/core/db/database.ts';
import { getVersion } from '../history/post-version-view.ts';

/** What readers saw before this version; undefined for a post that was not public. */
export async function findPublicTextBefore(
  db: Db,
  projectId: string,
  { id, no }: { readonly id: string; readonly no: number },
): Promise<PostSnapshot | undefined> {
  const row = await db
    .selectFrom('post_versions')
    .select('no')
    .where('project_id', '=', projectId)
    .where('post_id', '=', id)
    .where('is_public', '=', true)
    .where('no', '<', no)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { snapshot } = await getVersion(db, projectId, { id, no: row.no });
  return snapshot;
}

/** The newest text that readers got, and who gave it to them; undefined for a post that was imported. */
export async function findNewestPublicVersion(
  db: Db,
  projectId: string,
  id: string,
): Promise<{ readonly no: number; readonly time: Date; readonly user_name: string } | undefined> {
  return await db
    .selectFrom('post_versions')
    .select(['no', 'time', 'user_name'])
    .where('project_id', '=', projectId)
    .where('post_id', '=', id)
    .where('is_public', '=', true)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The names of people, in the order of their ids. */
export async function findNames(
  db: Db,
  userIds: readonly string[],
): Promise<readonly { readonly userId: string; readonly name: string }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where('id', 'in', [...new Set(userIds)])
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, display_name: name }) => ({ userId: id, name }));
}
