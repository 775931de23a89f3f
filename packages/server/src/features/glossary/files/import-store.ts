import type {
  GlossaryImportRead,
  ImportState,
} from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, type RowOf, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { JudgedRow } from './judge-rows.ts';

export type ImportRow = RowOf<'glossary_imports'>;

/** Reports are kept for a week. */
const KEPT = sql<Date>`now() - interval '7 days'`;

/** Keeps a file to be read; old imports of the project go. */
export async function insertImport(
  db: Db,
  projectId: string,
  { fileName, fileType, text, sourceLang, targetLang, ...rest }: GlossaryImportRead,
  by: Actor,
): Promise<ImportRow> {
  await db
    .deleteFrom('glossary_imports')
    .where('project_id', '=', projectId)
    .where('create_time', '<', KEPT)
    .execute();
  return await insertVersioned(
    db,
    'glossary_imports',
    projectId,
    {
      file_name: fileName,
      file_type: fileType,
      // A database keeps no such character.
      content: text.replaceAll('\0', ' ').toWellFormed(),
      source_lang: sourceLang,
      target_lang: targetLang,
      ...rest,
      state: 'READING',
    },
    by,
  );
}

/** An import of a person. @throws NOT_FOUND */
export async function getImport(
  db: Db,
  projectId: string,
  { id, userId }: { readonly id: string; readonly userId: string | null },
): Promise<ImportRow> {
  const row = await db
    .selectFrom('glossary_imports')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('created_by_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Moves an import on; its file is not needed after it has been read. */
export async function moveImport(
  db: Db,
  row: ImportRow,
  { state, error = '' }: { readonly state: ImportState; readonly error?: string },
): Promise<ImportRow> {
  const by = { userId: row.created_by_id, displayName: row.created_by_name };
  return await updateVersioned(db, 'glossary_imports', row, { state, error, content: '' }, by);
}

/** A run that was cut begins anew. */
export async function dropRows(db: Db, { project_id, id }: ImportRow): Promise<void> {
  await db
    .deleteFrom('glossary_import_rows')
    .where('project_id', '=', project_id)
    .where('import_id', '=', id)
    .execute();
}

/** The rows of a file in its order; `from` is the number of the first of them. */
export async function insertRows(
  db: Db,
  { project_id, id }: ImportRow,
  { rows, from }: { readonly rows: readonly JudgedRow[]; readonly from: number },
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('glossary_import_rows')
    .values(
      rows.map(({ line, fate, reason, entry, before }, at) => ({
        project_id,
        import_id: id,
        number: from + at,
        line,
        fate,
        reason,
        entry: JSON.stringify(entry),
        entry_id: before?.id ?? null,
        entry_version: before?.version ?? null,
      })),
    )
    .execute();
}

/** The next rows that wait to be done, in their order. */
export async function rowsToDo(db: Db, { project_id, id }: ImportRow, most: number) {
  return await db
    .selectFrom('glossary_import_rows')
    .select(['number', 'fate', 'entry', 'entry_id', 'entry_version'])
    .where('project_id', '=', project_id)
    .where('import_id', '=', id)
    .where('is_done', '=', false)
    .where('fate', 'in', ['ADD', 'UPDATE'])
    .orderBy('number')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Marks rows as done; those whose entry has changed meanwhile become conflicts. */
export async function finishRows(
  db: Db,
  { project_id, id }: ImportRow,
  { done, changed }: { readonly done: readonly number[]; readonly changed: readonly number[] },
): Promise<void> {
  await sql`
    UPDATE glossary_import_rows SET is_done = true,
      fate = CASE WHEN number = ANY(${changed}::int[]) THEN 'CONFLICT' ELSE fate END,
      reason = CASE WHEN number = ANY(${changed}::int[]) THEN 'CHANGED' ELSE reason END
    WHERE project_id = ${project_id} AND import_id = ${id}
      AND number = ANY(${[...done, ...changed]}::int[])`.execute(db);
}
