import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import {
  type EntryValues,
  entryKeyOf,
  holdEntries,
  insertEntries,
  updateEntries,
} from '../bulk-entry-store.ts';
import { recordChanges } from '../history/change-store.ts';
import { finishRows, type ImportRow, moveImport, rowsToDo } from './import-store.ts';
import { countRows } from './import-view.ts';

const AT_ONCE = 500;

interface Applying {
  readonly by: Actor;
  /** How the log knows the call. */
  readonly audit: AuditSource;
  /** Told of the rows that have been done; throws to stop. */
  readonly report?: (done: number) => void;
}

/**
 * Does what the report of an import says, batch by batch. A row is marked in the transaction that does it: a run that was
 * cut goes on where it ended. An entry that somebody has changed since is left as it is.
 */
export async function applyImport(
  db: Db,
  row: ImportRow,
  { by, audit, report }: Applying,
): Promise<ImportRow> {
  for (let done = 0; ; ) {
    const batch = await inTransaction(db, (tx) => applySome(tx, row, by));
    if (batch === 0) break;
    done += batch;
    report?.(done);
  }
  return await inTransaction(db, async (tx) => {
    const after = await moveImport(tx, row, { state: 'DONE' });
    const { counts } = await countRows(tx, after);
    await writeAudit(
      { ...audit, db: tx },
      {
        action: 'glossaryEntry.import',
        entity: 'glossaryEntry',
        after: {
          name: row.file_name,
          importAdded: counts.added,
          importUpdated: counts.updated,
          importLeftOut: counts.conflicts + counts.errors,
        },
      },
    );
    return after;
  });
}

/** @returns how many rows it took */
async function applySome(tx: Db, row: ImportRow, by: Actor): Promise<number> {
  const rows = await rowsToDo(tx, row, AT_ONCE);
  if (rows.length === 0) return 0;
  const wanted = rows.map((one) => ({ ...one, values: one.entry as EntryValues }));
  const known = await holdEntries(
    tx,
    row.project_id,
    wanted.map(({ values }) => values),
  );
  const changes = wanted.flatMap(({ values, entry_id, entry_version, number }) => {
    const before = known.get(entryKeyOf(values));
    return before && before.id === entry_id && before.version === entry_version
      ? [{ before, values, number }]
      : [];
  });
  const news = wanted.filter(({ fate, values }) => fate === 'ADD' && !known.has(entryKeyOf(values)));
  const inserted = await insertEntries(
    tx,
    row.project_id,
    news.map(({ values }) => values),
    { by, origin: 'IMPORT' },
  );
  const updated = new Map((await updateEntries(tx, row.project_id, changes, by)).map((one) => [one.id, one]));
  await recordChanges(
    tx,
    'IMPORT',
    [
      ...inserted.map((after) => ({ after })),
      ...changes.map(({ before }) => ({ before, after: updated.get(before.id) })),
    ],
    { by, note: row.file_name },
  );
  const added = new Set(inserted.map(entryKeyOf));
  const done = new Set([
    ...changes.map(({ number }) => number),
    ...news.filter(({ values }) => added.has(entryKeyOf(values))).map(({ number }) => number),
  ]);
  await finishRows(tx, row, {
    done: [...done],
    changed: rows.map(({ number }) => number).filter((number) => !done.has(number)),
  });
  return rows.length;
}
