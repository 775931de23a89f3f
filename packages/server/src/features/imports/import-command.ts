import { access, constants, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Db } from '#server/core/db/database.ts';
import type { ImportRequest } from './import-arguments.ts';
import { ImportProblem } from './import-problem.ts';
import type { MediaDependencies } from './media/media-importer.ts';
import { openMediaSource } from './media/open-media-source.ts';
import { printReport } from './report/print-report.ts';
import { reportJson } from './report/report-json.ts';
import type { SenderSecrets } from './running/comment-writer.ts';
import { runImport } from './running/run-import.ts';
import { checkProjectExists } from './target-project-view.ts';
import { printUndo } from './undo/undo-report.ts';
import { undoRun } from './undo/undo-run.ts';

export interface CommandPlace {
  readonly db: Db;
  /** The base of relative file names. */
  readonly folder: string;
  /** Opens the file storage when files are imported. */
  readonly openFiles: () => Promise<Omit<MediaDependencies, 'source'>>;
  readonly senders: SenderSecrets;
  readonly print: (text: string) => void;
  /** Progress of the import; separate from the report, so that the report can be saved alone. */
  readonly progress: (text: string) => void;
  /** Ends an import after the current batch. */
  readonly stop: AbortSignal;
}

/** @throws ImportProblem, WxrProblem: one sentence for the person at the command line */
export async function runImportCommand(request: ImportRequest, place: CommandPlace): Promise<void> {
  if (request.kind === 'undo') {
    place.print(printUndo(await undoRun(place.db, request.runId)));
    return;
  }
  const path = resolve(place.folder, request.file);
  await checkReadable(path);
  await checkProjectExists(place.db, request.projectId);
  const media = request.media === undefined ? undefined : await openMedia(request.media, place);
  const options = {
    projectId: request.projectId,
    path,
    media,
    senders: place.senders,
    fileName: basename(path),
    isDryRun: request.isDryRun,
    now: new Date(),
    onProgress: (done: number, total: number) => place.progress(`Đã xong ${done}/${total} mục`),
    stop: place.stop,
  };
  const outcome = await runImport(place.db, options).finally(() => media?.source.close());
  place.print(printReport(outcome));
  if (request.reportFile === undefined) return;
  const reportPath = resolve(place.folder, request.reportFile);
  await writeFile(reportPath, reportJson(outcome));
  place.print(`Báo cáo đầy đủ: ${reportPath}`);
}

async function openMedia(given: string, place: CommandPlace): Promise<MediaDependencies> {
  const source = await openMediaSource(resolve(place.folder, given));
  return { source, ...(await place.openFiles()) };
}

async function checkReadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
  } catch {
    throw new ImportProblem(`Không đọc được tệp ${path}.`);
  }
}
