import {
  type GlossaryImport,
  type ImportFate,
  MOST_SHOWN_ROWS,
} from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type { ImportRowReason } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { cut } from '../list/entry-list-view.ts';
import { problemText } from './import-problem.ts';
import type { ImportRow } from './import-store.ts';

/** The report of an import: counts of all rows, and those that say most. */
export async function importReport(db: Db, row: ImportRow, language: Language): Promise<GlossaryImport> {
  const { counts, done } = await countRows(db, row);
  return {
    id: row.id,
    version: row.version,
    fileName: row.file_name,
    state: row.state,
    error: problemText(row.error, language),
    counts,
    done,
    rows: await shownRows(db, row),
  };
}

export async function countRows(db: Db, { project_id, id, state }: ImportRow) {
  const found = await db
    .selectFrom('glossary_import_rows')
    .select(['fate', 'is_done', ({ fn }) => fn.countAll<string>().as('rows')])
    .where('project_id', '=', project_id)
    .where('import_id', '=', id)
    .groupBy(['fate', 'is_done'])
    .execute();
  const sum = (isWanted: (one: (typeof found)[number]) => boolean) =>
    found.filter(isWanted).reduce((total, { rows }) => total + Number(rows), 0);
  const of = (fate: ImportFate) => sum((one) => one.fate === fate);
  return {
    counts: {
      added: of('ADD'),
      updated: of('UPDATE'),
      skipped: of('SKIP'),
      conflicts: of('CONFLICT'),
      errors: of('ERROR'),
    },
    done: sum((one) => one.is_done || state === 'READING' || state === 'READ'),
  };
}

interface ShownRow {
  readonly line: number;
  readonly fate: ImportFate;
  readonly reason: ImportRowReason;
  readonly source: string;
  readonly target: string;
  readonly current: string;
}

async function shownRows(db: Db, { project_id, id }: ImportRow): Promise<GlossaryImport['rows']> {
  const { rows } = await sql<ShownRow>`
    SELECT one.line, one.fate, one.reason,
      left(coalesce(one.entry->>'source_content', one.entry->>'source', ''), 400) AS source,
      left(coalesce(one.entry->>'target_content', one.entry->>'target', ''), 400) AS target,
      left(coalesce(entry.target_content, ''), 400) AS current
    FROM (
      SELECT number, line, fate, reason, entry, entry_id FROM glossary_import_rows
      WHERE project_id = ${project_id} AND import_id = ${id}
      ORDER BY array_position('{ERROR,CONFLICT,UPDATE,ADD,SKIP}', fate), number LIMIT ${MOST_SHOWN_ROWS}
    ) AS one
    LEFT JOIN glossary_entries AS entry ON entry.project_id = ${project_id} AND entry.id = one.entry_id
    ORDER BY array_position('{ERROR,CONFLICT,UPDATE,ADD,SKIP}', one.fate), one.number`.execute(db);
  return rows.map(({ line, fate, reason, source, target, current }) => ({
    line,
    fate,
    reason,
    sourceContent: cut(source),
    targetContent: cut(target),
    currentTarget: cut(current),
  }));
}
