import {
  MOST_PICTURED,
  submissionExport,
} from '@toasoan/contract/features/submissions/export/submission-export.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { writeZip } from '#server/core/zip/write-zip.ts';
import { getContest } from '#server/features/contests/public.ts';
import { getExporter, wallClock, writeList } from '#server/features/posts/public.ts';
import {
  type TaskHandler,
  type TaskResult,
  type TaskWork,
  taskHandler,
} from '#server/features/tasks/public.ts';
import { originalName } from '../files/preview-address.ts';
import type { IsBlindFor } from '../is-blind-for.ts';
import type { WorkConditions } from '../work-conditions.ts';
import { type PrizesOf, writeCertificates } from './certificates-pdf.ts';
import { writeContactSheet } from './contact-sheet-pdf.ts';
import { cellsOf, headings } from './export-columns.ts';
import type { ExportFiles } from './export-content.ts';
import { isPersonal } from './export-submissions.ts';
import { countExported, type ExportedWorks, exportedWorks, filesOfWorks } from './export-view.ts';

export interface ExportDependencies extends ExportFiles {
  readonly isBlindFor: IsBlindFor;
  readonly conditions: WorkConditions;
  readonly prizesOf: PrizesOf;
}

const payload = z.strictObject({
  kind: submissionExport.shape.kind,
  filters: submissionExport.shape.filters,
  ids: z.optional(z.array(z.string())),
  personal: z.boolean(),
  language: z.enum(LANGUAGES),
});
type Asked = z.output<typeof payload>;
type Wanted = ExportedWorks & { readonly personal: boolean };

const BATCH = 200;
const PDF = 'application/pdf';
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/tiff': 'tif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** Writes works into a file with the rights that the person has now: they may have become a juror since. */
export function submissionExportTask(deps: ExportDependencies): TaskHandler {
  return taskHandler({
    kind: 'submission-export',
    payload,
    run: async (asked, work) => {
      const projectId = work.projectId ?? '';
      const right = asked.personal ? 'contest.exportPII' : 'contest.check';
      const { timezone } = await getExporter(work.db, projectId, work.userId, right);
      const contest = await getContest(work.db, projectId, asked.filters.contestId);
      const at = { projectId, contestId: contest.id, userId: work.userId };
      const isBlind = await deps.isBlindFor(work.db, at);
      const isOfJury = asked.filters.jurorId !== undefined;
      if (isBlind && (isPersonal(asked) || isOfJury)) throw new AppError('FORBIDDEN');
      const wanted = wantedOf(asked, { conditions: deps.conditions, isBlind });
      const name = `${contest.prefix}-${work.now().toISOString().slice(0, 10)}`;
      if (asked.kind === 'XLSX') return await writeTable({ asked, wanted }, work, timezone);
      if (asked.kind === 'ZIP') return await writeOriginals(deps, wanted, work, name);
      const rows = await exportedWorks(work.db, projectId, wanted, {
        before: undefined,
        limit: MOST_PICTURED,
      });
      const content = { rows, contest, language: asked.language };
      if (asked.kind === 'CONTACT_SHEET') await writeContactSheet(deps, work, content);
      else await writeCertificates(deps.prizesOf, work, content);
      return { done: rows.length, file: { name: `${name}.pdf`, mediaType: PDF } };
    },
  });
}

function wantedOf({ filters, ids, personal, kind }: Asked, rules: Pick<Wanted, 'conditions' | 'isBlind'>) {
  return { filters, ids, personal: personal || kind === 'CERTIFICATES', ...rules };
}

async function writeTable(
  { asked, wanted }: { readonly asked: Asked; readonly wanted: Wanted },
  work: TaskWork,
  timezone: string,
): Promise<TaskResult> {
  const projectId = work.projectId ?? '';
  const { language, personal } = asked;
  const clock = wallClock(timezone);
  return await writeList(work, {
    format: 'xlsx',
    title: language === 'vi' ? 'Tác phẩm' : 'Works',
    fileName: 'tac-pham-du-thi',
    headings: headings(language, personal),
    total: await countExported(work.db, projectId, wanted),
    batch: (part) => exportedWorks(work.db, projectId, wanted, part),
    cells: (row) => cellsOf(row, { language, clock }),
  });
}

/** Under the numbers of the works: what their authors called the files may name them. */
async function writeOriginals(
  { storage }: ExportDependencies,
  wanted: Wanted,
  work: TaskWork,
  name: string,
): Promise<TaskResult> {
  const projectId = work.projectId ?? '';
  const files: Awaited<ReturnType<typeof filesOfWorks>> = [];
  let before: string | undefined;
  do {
    const rows = await exportedWorks(work.db, projectId, wanted, { before, limit: BATCH });
    files.push(
      ...(await filesOfWorks(
        work.db,
        projectId,
        rows.map(({ id }) => id),
      )),
    );
    before = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    work.signal.throwIfAborted();
  } while (before !== undefined);
  let done = 0;
  // Without a name: the author's data was erased, and the original with it.
  const kept = files.filter(({ file_name }) => file_name !== '');
  work.report(done, kept.length);
  const zipped = kept.map((file) => ({
    name: `${file.number}-${file.position + 1}.${ENDINGS[file.mime] ?? 'bin'}`,
    time: file.create_time,
    open: async () => {
      const stored = await storage.open(originalName(file.key));
      if (stored === undefined) throw new AppError('NOT_FOUND');
      return stored.content;
    },
  }));
  await writeZip(work.filePath, zipped, {
    signal: work.signal,
    onFile: () => {
      done += 1;
      work.report(done, kept.length);
    },
  });
  return { done: kept.length, file: { name: `${name}.zip`, mediaType: 'application/zip' } };
}
