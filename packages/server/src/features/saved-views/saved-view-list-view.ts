import type { SavedList, SavedView } from '@toasoan/contract/features/saved-views/saved-view.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { SavedViewRow } from './saved-view-store.ts';

/** Nobody finds a view among more. */
const MOST = 300;

export function viewOf(row: SavedViewRow, isDefault: boolean): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    columns: row.columns,
    isShared: row.is_shared,
    isDefault,
    owner: { userId: row.owner_id, name: row.owner_name },
    updateTime: row.update_time.toISOString(),
    version: row.version,
  };
}

/** The person's own views, then those of colleagues, each by name. */
export async function listViews(
  db: Db,
  projectId: string,
  userId: string,
  list: SavedList,
): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('is_shared', '=', true)]))
    .orderBy((eb) => eb('owner_id', '=', userId), 'desc')
    .orderBy(sql`name COLLATE "vi-x-icu"`)
    .orderBy('id')
    .limit(MOST)
    .execute();
  const chosen = await findDefaultView(db, projectId, userId, list);
  return rows.map((row) => viewOf(row, row.id === chosen));
}

export async function findDefaultView(
  db: Db,
  projectId: string,
  userId: string,
  list: SavedList,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('saved_view_defaults')
    .select('view_id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.view_id;
}
