import type { MediaFolderCreate, MediaFolderUpdate } from '@toasoan/contract/features/media/media-folder.ts';
import { MAX_FOLDER_DEPTH } from '@toasoan/contract/features/media/media-folder.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import { versionedStore } from '#server/core/crud/versioned-store.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { FolderRow } from './folder-view.ts';
import { lockGroups } from './group-lock-store.ts';

const plain = versionedStore(
  'media_folders',
  ({ title, parentId }: MediaFolderCreate | MediaFolderUpdate) => ({
    title,
    title_key: title && titleKey(title),
    parent_id: parentId,
  }),
);

/** Folders of a project are changed one call at a time. */
export const folderStore: RecordStore<FolderRow, MediaFolderCreate, MediaFolderUpdate> = {
  ...plain,
  async hold(call, id) {
    await lockGroups(call.db, call.projectId);
    return await plain.get(call, id);
  },
  /** @throws INVALID_INPUT for an unknown parent, TITLE_TAKEN, RULES_NOT_MET. */
  async insert(call, body) {
    const place = { id: undefined, parentId: body.parentId ?? null };
    await lockGroups(call.db, call.projectId);
    await checkPlace(call.db, call.projectId, place);
    await checkTitleFree(call.db, call.projectId, { ...place, title: body.title });
    return await plain.insert(call, body);
  },
  /** @throws what `insert` does. */
  async update(call, before, change) {
    const { id } = before;
    const { title = before.title, parentId = before.parent_id } = change;
    if (parentId !== before.parent_id) await checkPlace(call.db, call.projectId, { id, parentId });
    await checkTitleFree(call.db, call.projectId, { id, parentId, title });
    return await plain.update(call, before, change);
  },
  remove: ({ db, projectId }, folder) => removeFolder(db, projectId, folder),
};

interface Place {
  /** Undefined for a folder that is not there yet. */
  readonly id: string | undefined;
  readonly parentId: string | null;
}

/** @throws INVALID_INPUT, RULES_NOT_MET: FOLDER_INTO_ITSELF, FOLDER_TOO_DEEP. */
async function checkPlace(db: Db, projectId: string, { id, parentId }: Place): Promise<void> {
  if (parentId === null) return;
  const above = await idsAbove(db, projectId, parentId);
  if (above.length === 0) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'parentId', code: 'unknownReference' }] });
  }
  if (id !== undefined && above.includes(id))
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'FOLDER_INTO_ITSELF', 'parentId');
  const levels = id === undefined ? 1 : await levelsOf(db, projectId, id);
  if (above.length + levels > MAX_FOLDER_DEPTH)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'FOLDER_TOO_DEEP', 'parentId');
}

/** A folder and its ancestors; empty for an unknown one. */
async function idsAbove(db: Db, projectId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id FROM media_folders WHERE project_id = ${projectId} AND id = ${id}
      UNION
      SELECT folder.id, folder.parent_id FROM above
      JOIN media_folders AS folder ON folder.project_id = ${projectId} AND folder.id = above.parent_id
    )
    SELECT id FROM above`.execute(db);
  return rows.map((row) => row.id);
}

/** Levels that a folder takes with all below it. */
async function levelsOf(db: Db, projectId: string, id: string): Promise<number> {
  const { rows } = await sql<{ levels: number }>`
    WITH RECURSIVE tree AS (
      SELECT id, 1 AS level FROM media_folders WHERE project_id = ${projectId} AND id = ${id}
      UNION ALL
      SELECT below.id, tree.level + 1 FROM tree
      JOIN media_folders AS below ON below.project_id = ${projectId} AND below.parent_id = tree.id
    )
    SELECT max(level) AS levels FROM tree`.execute(db);
  return rows[0]?.levels ?? 1;
}

/** @throws TITLE_TAKEN */
async function checkTitleFree(
  db: Db,
  projectId: string,
  { id, parentId, title }: Place & { readonly title: string },
): Promise<void> {
  const other = await db
    .selectFrom('media_folders')
    .select('id')
    .where('project_id', '=', projectId)
    .where('parent_id', 'is not distinct from', parentId)
    .where('title_key', '=', titleKey(title))
    .where('id', '<>', id ?? '0')
    .executeTakeFirst();
  if (other !== undefined) throw new AppError('TITLE_TAKEN');
}

/**
 * Removes a folder; its content moves into the parent. Its files keep their versions: a folder is not part of
 * their description. @throws TITLE_TAKEN when a child has the same name as a folder
 * of the parent.
 */
async function removeFolder(db: Db, projectId: string, folder: FolderRow): Promise<void> {
  const { rows } = await sql`
    SELECT FROM media_folders AS inner_one JOIN media_folders AS above
      ON above.project_id = inner_one.project_id AND above.title_key = inner_one.title_key
    WHERE inner_one.project_id = ${projectId} AND inner_one.parent_id = ${folder.id}
      AND above.parent_id IS NOT DISTINCT FROM ${folder.parent_id}::bigint AND above.id <> ${folder.id}
    LIMIT 1`.execute(db);
  if (rows.length > 0) throw new AppError('TITLE_TAKEN');
  // First moved out of its place, so that a child may have its name.
  await sql`
    UPDATE media_folders SET parent_id = id, title_key = title_key || ' '
    WHERE project_id = ${projectId} AND id = ${folder.id}`.execute(db);
  await sql`
    UPDATE media_folders SET parent_id = ${folder.parent_id}::bigint, version = version + 1
    WHERE project_id = ${projectId} AND parent_id = ${folder.id} AND id <> ${folder.id}`.execute(db);
  await sql`
    UPDATE media SET folder_id = ${folder.parent_id}::bigint
    FROM (
      SELECT id FROM media WHERE project_id = ${projectId} AND folder_id = ${folder.id}
      ORDER BY id FOR NO KEY UPDATE
    ) AS held
    WHERE media.project_id = ${projectId} AND media.id = held.id`.execute(db);
  await db
    .deleteFrom('media_folders')
    .where('project_id', '=', projectId)
    .where('id', '=', folder.id)
    .execute();
}

/** Names that differ only in case are the same. */
export function titleKey(title: string): string {
  return title.normalize('NFC').toLowerCase();
}
