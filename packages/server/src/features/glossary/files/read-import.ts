import { MOST_FILE_ROWS } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { holdEntries } from '../bulk-entry-store.ts';
import { readGlossaryFile } from './glossary-files.ts';
import { UnreadableImport } from './import-problem.ts';
import { dropRows, type ImportRow, insertRows, moveImport } from './import-store.ts';
import { judgeRow, type ReadRow, readRow } from './judge-rows.ts';

const AT_ONCE = 500;

interface Reading {
  readonly mayApprove: boolean;
  /** Told of the rows that have been read; throws to stop. */
  readonly report?: (done: number) => void;
}

/**
 * Reads the file of an import, batch by batch, and keeps what it would do with each row. A run that was cut begins anew.
 * @throws FileProblem, UnreadableImport
 */
export async function readImport(
  db: Db,
  row: ImportRow,
  { mayApprove, report }: Reading,
): Promise<ImportRow> {
  await dropRows(db, row);
  const defaults = {
    sourceLang: row.source_lang as RecordLanguage,
    targetLang: row.target_lang as RecordLanguage,
    format: row.format,
    approves: row.approves && mayApprove,
    overwrites: row.overwrites,
  };
  const seen = new Map<string, string>();
  let done = 0;
  const keep = async (batch: readonly ReadRow[]) => {
    await inTransaction(db, async (tx) => {
      const keys = batch.flatMap(({ imported }) => ('values' in imported ? [imported.values] : []));
      const known = await holdEntries(tx, row.project_id, keys);
      const rows = batch.map((one) => judgeRow(one, { defaults, mayApprove, known, seen }));
      await insertRows(tx, row, { rows, from: done });
    });
    done += batch.length;
    report?.(done);
  };
  let batch: ReadRow[] = [];
  for await (const one of readGlossaryFile(row.file_type, row.content, row.source_lang)) {
    if (done + batch.length >= MOST_FILE_ROWS) throw new UnreadableImport({ rule: 'TOO_MANY_ROWS' });
    batch.push(readRow(one, defaults));
    if (batch.length < AT_ONCE) continue;
    await keep(batch);
    batch = [];
  }
  await keep(batch);
  if (done === 0) throw new UnreadableImport({ rule: 'FILE_EMPTY' });
  return await moveImport(db, row, { state: 'READ' });
}
