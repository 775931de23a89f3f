import type { Db } from '#server/core/db/database.ts';
import type { ImportItemTable } from '#server/core/db/tables/import-tables.ts';
import type { ImportNote } from '../import-note.ts';
import { hashOfSource } from '../planning/import-key.ts';
import type { ReportEntry } from '../report/import-report.ts';

export type ImportedEntity = NonNullable<ImportItemTable['entity']>;

/** An item with its source and its result. */
export interface ImportedItem {
  readonly keyHash: string;
  readonly source: string | undefined;
  readonly entry: ReportEntry;
  readonly made?: { readonly entity: ImportedEntity; readonly id: string; readonly version: number };
}

export interface MadeItem {
  readonly itemId: string;
  readonly entity: ImportedEntity;
  readonly entityId: string;
  readonly version: number;
  readonly title: string;
}

/** Stores items with their sources; a source is stored only once. */
export async function saveItems(
  db: Db,
  projectId: string,
  runId: string,
  items: readonly ImportedItem[],
): Promise<void> {
  const sources = new Map(
    items.flatMap(({ source }) => (source === undefined ? [] : [[hashOfSource(source), source] as const])),
  );
  for (const [hash, source] of sources)
    await db
      .insertInto('import_sources')
      .values({ project_id: projectId, hash, source })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const item of items)
    await db
      .insertInto('import_items')
      .values(rowOf(projectId, runId, item))
      .execute();
}

function rowOf(projectId: string, runId: string, { keyHash, source, entry, made }: ImportedItem) {
  return {
    project_id: projectId,
    run_id: runId,
    key_hash: keyHash,
    type: entry.type,
    source_id: entry.id,
    guid: entry.guid,
    title: entry.title,
    source_hash: source === undefined ? null : hashOfSource(source),
    result: entry.result,
    reason: entry.reason === undefined ? null : JSON.stringify(entry.reason),
    notes: JSON.stringify(entry.notes),
    entity: made?.entity ?? null,
    entity_id: made?.id ?? null,
    entity_version: made?.version ?? null,
    undo: null,
    undo_reason: null,
  };
}

/** Records of a run that its undo has not removed yet, the newest first: children before parents. */
export async function madeItems(
  db: Db,
  projectId: string,
  runId: string,
  page: { readonly entity: ImportedEntity; readonly below: string | undefined; readonly limit: number },
): Promise<MadeItem[]> {
  let query = db
    .selectFrom('import_items')
    .select(['id', 'entity', 'entity_id', 'entity_version', 'title'])
    .where('project_id', '=', projectId)
    .where('run_id', '=', runId)
    .where('result', '=', 'created')
    .where('entity', '=', page.entity)
    .where((where) => where.or([where('undo', 'is', null), where('undo', '=', 'left')]));
  if (page.below !== undefined) query = query.where('id', '<', page.below);
  const rows = await query.orderBy('id', 'desc').limit(page.limit).execute();
  return rows.map((row) => ({
    itemId: row.id,
    entity: page.entity,
    entityId: row.entity_id ?? '',
    version: row.entity_version ?? 0,
    title: row.title,
  }));
}

/** A run has added a post's pictures: it still counts as unedited since its import. */
export async function transitionImportedPost(
  db: Db,
  projectId: string,
  postId: string,
  version: number,
): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ entity_version: version })
    .where('project_id', '=', projectId)
    .where('entity', '=', 'post')
    .where('entity_id', '=', postId)
    .where('result', '=', 'created')
    .execute();
}

export async function markItem(
  db: Db,
  projectId: string,
  itemId: string,
  { undo, reason }: { readonly undo: 'removed' | 'left'; readonly reason?: ImportNote | undefined },
): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ undo, undo_reason: reason === undefined ? null : JSON.stringify(reason) })
    .where('project_id', '=', projectId)
    .where('id', '=', itemId)
    .execute();
}
