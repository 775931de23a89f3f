import type { InternalLinkUpdate } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { keywordKey } from '@toasoan/contract/features/internal-links/internal-link-rules.ts';
import type { ImportReport } from '@toasoan/contract/features/internal-links/link-csv.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditedLink } from '../internal-link-row.ts';
import { linkStore } from '../internal-link-store.ts';
import { type CsvRow, csvRows, fieldsOf, messageOf } from './csv-rows.ts';
import { findNamed, idsByKeyword, withoutEffect } from './named-records-view.ts';

type Line = ImportReport['rows'][number];

const audit = auditOf('internalLink', auditedLink);

/** Lines of a file become keywords, or change those that match the same words; each line reports for itself. */
export async function importLinks(
  call: TransactionCall,
  { csv, dryRun }: { readonly csv: string; readonly dryRun: boolean },
): Promise<ImportReport> {
  const lines = csvRows(csv);
  const rows = dryRun
    ? await withoutEffect(call.db, () => importRows(call, lines))
    : await importRows(call, lines);
  const counts = { CREATE: 0, UPDATE: 0, SAME: 0, REFUSED: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return { counts, rows };
}

async function importRows(call: TransactionCall, lines: readonly CsvRow[]): Promise<Line[]> {
  const { db, projectId } = call;
  const names = lines.flatMap(({ cells }) => [cells.target ?? '', ...(cells.scope ?? '').split(';')]);
  const find = await findNamed(db, projectId, names);
  const known = await idsByKeyword(db, projectId);
  const rows: Line[] = [];
  for (const row of lines) {
    const keyword = row.cells.keyword ?? '';
    const result = await inSavepoint(db, async () => {
      const fields = fieldsOf(row, find);
      const id = known.get(keywordKey(fields.keyword));
      if (id !== undefined) return await changeLink(call, id, fields);
      const after = await linkStore.insert(call, fields);
      await audit(call, 'create', { after });
      known.set(after.keyword_key, after.id);
      return 'CREATE' as const;
    });
    rows.push({ line: row.line, keyword, ...outcomeOf(result, call) });
  }
  return rows;
}

/** @throws DUPLICATE where nothing would change, so that the step is taken back. */
async function changeLink(
  call: TransactionCall,
  id: string,
  fields: Omit<InternalLinkUpdate, 'id' | 'version'>,
): Promise<'UPDATE'> {
  const before = await linkStore.hold(call, id);
  const after = await linkStore.update(call, before, { ...fields, id, version: before.version });
  if (JSON.stringify(auditedLink(before)) === JSON.stringify(auditedLink(after)))
    throw new AppError('DUPLICATE');
  await audit(call, 'update', { before, after });
  return 'UPDATE';
}

function outcomeOf(
  result: 'CREATE' | 'UPDATE' | AppError,
  { language }: TransactionCall,
): Pick<Line, 'outcome' | 'message'> {
  if (!(result instanceof AppError)) return { outcome: result, message: '' };
  if (result.code === 'DUPLICATE') return { outcome: 'SAME', message: '' };
  return { outcome: 'REFUSED', message: messageOf(result, language) };
}
