import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { startTask } from '#server/features/tasks/public.ts';
import { mayApprove } from '../change-entry.ts';
import { notMet } from '../entry-store.ts';
import { applyImport } from './apply-import.ts';
import { problemOf, problemValues } from './import-problem.ts';
import { getImport, type ImportRow, insertImport, moveImport } from './import-store.ts';
import { countRows, importReport } from './import-view.ts';
import { readImport } from './read-import.ts';

/** Characters of a file that a call reads itself, and rows that it applies itself; more becomes a task. */
const SHORT_FILE = 200_000;
const FEW_ROWS = 1_000;

const TITLES = {
  import: { vi: 'Nhập thuật ngữ', en: 'Import terms' },
  export: { vi: 'Xuất thuật ngữ', en: 'Export terms' },
} as const;

/** Files that entries come from and go to. */
export function fileRoutes(): readonly Route[] {
  return [
    transactionRoute(glossaryEndpoints.readImport, async (call) => {
      const { db, projectId, caller, body, language } = call;
      if (body.approves && !mayApprove(caller)) throw new AppError('FORBIDDEN');
      if (body.sourceLang === body.targetLang) throw notMet('SAME_LANGUAGE', 'targetLang');
      const row = await insertImport(db, projectId, body, caller);
      if (body.text.length > SHORT_FILE) await startImport(call, row);
      const read = body.text.length > SHORT_FILE ? row : await readNow(call, row);
      return await importReport(db, read, language);
    }),
    route(glossaryEndpoints.import, async ({ db, projectId, caller, params, language }) =>
      importReport(db, await getImport(db, projectId, { id: params.id, userId: caller.userId }), language),
    ),
    transactionRoute(glossaryEndpoints.applyImport, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const row = await getImport(db, projectId, { id: body.id, userId: caller.userId });
      checkVersion(row, body.version);
      if (row.state !== 'READ') throw notMet('IMPORT_NOT_READY', 'id');
      if (row.approves && !mayApprove(caller)) throw new AppError('FORBIDDEN');
      const applying = await moveImport(db, row, { state: 'APPLYING' });
      const { counts } = await countRows(db, applying);
      const isShort = counts.added + counts.updated <= FEW_ROWS;
      if (!isShort) await startImport(call, applying);
      const after = isShort ? await applyImport(db, applying, { by: caller, audit: call }) : applying;
      return await importReport(db, after, language);
    }),
    transactionRoute(glossaryEndpoints.export, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const taskId = await startTask(db, {
        kind: 'glossary-export',
        title: `${TITLES.export[language]} (${body.fileType.toUpperCase()})`,
        payload: body,
        userId: caller.userId,
        projectId,
      });
      await writeAudit(call, {
        action: 'glossaryEntry.export',
        entity: 'glossaryEntry',
        after: { format: body.fileType, query: JSON.stringify(body.filters) },
      });
      return { taskId };
    }),
  ];
}

async function startImport(call: TransactionCall, { id, file_name }: ImportRow): Promise<void> {
  await startTask(call.db, {
    kind: 'glossary-import',
    title: `${TITLES.import[call.language]}: ${file_name}`,
    payload: { id },
    userId: call.caller.userId,
    projectId: call.projectId,
  });
}

/** @throws RULES_NOT_MET for a file that cannot be read; then nothing of it is kept */
async function readNow(call: TransactionCall, row: ImportRow): Promise<ImportRow> {
  try {
    return await readImport(call.db, row, { mayApprove: mayApprove(call.caller) });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    throw notMet(problem.rule, 'text', problemValues(problem));
  }
}
