import type { Db } from '#server/core/db/database.ts';
import { ImportProblem } from '../import-problem.ts';
import { type MediaDependencies, MediaImporter } from '../media/media-importer.ts';
import { findCurrentPost } from '../planning/current-post-view.ts';
import { findEarlierImports, findEarlierPosts } from '../planning/earlier-imports-view.ts';
import { readExistingTerms } from '../planning/existing-terms-view.ts';
import { keyOfItem, typeOf } from '../planning/item-identity.ts';
import { type ItemPlan, ItemPlanner } from '../planning/plan-item.ts';
import { planTerms, termKeys } from '../planning/plan-terms.ts';
import { isPostSlugInUse } from '../planning/post-slug-view.ts';
import { SlugBook } from '../planning/slug-book.ts';
import type { TermPlan } from '../planning/term-plan.ts';
import { commentsIn, type ImportReport, type ReportEntry, totalsOf } from '../report/import-report.ts';
import { PictureBook } from '../wordpress/picture-book.ts';
import { readWxr } from '../wordpress/read-wxr.ts';
import { surveyWxr, type WxrSurvey } from '../wordpress/survey-wxr.ts';
import type { WxrElement, WxrRecord } from '../wordpress/wxr-record.ts';
import { AttachmentImporter } from './attachment-importer.ts';
import { AttachmentWriter } from './attachment-writer.ts';
import { CommentWriter, type SenderSecrets } from './comment-writer.ts';
import { asOnlyImport } from './import-lock-store.ts';
import { startRun } from './import-run-store.ts';
import { findImportedComments } from './imported-comment-store.ts';
import { RunWriter } from './run-writer.ts';

const MAX_ITEMS = 50;

const MAX_CHARACTERS = 4_000_000;

export interface ImportOptions {
  readonly projectId: string;
  /** The path of the export, and its name in the report. */
  readonly path: string;
  readonly fileName: string;
  /** The files of the site; undefined: none were given. */
  readonly media?: MediaDependencies | undefined;
  readonly senders: SenderSecrets;
  /** Only reports what a run would do. */
  readonly isDryRun: boolean;
  readonly now: Date;
  readonly onProgress: (done: number, total: number) => void;
  /** Ends the run after the current batch. */
  readonly stop?: AbortSignal | undefined;
}

export interface ImportOutcome {
  readonly report: ImportReport;
  /** Undefined for a dry run. */
  readonly runId: string | undefined;
}

const TERMS_AT_ONCE = 50;

/** A dry run does nothing with a plan. */
const PREDICTION: Pick<RunWriter, 'writeTerms' | 'writeItems' | 'finish'> = {
  writeTerms: async (plans) => plans.map((plan) => plan.entry),
  writeItems: async (plans) => {
    const needed = plans.flatMap((plan) => plan.before?.entry ?? []);
    return [...needed, ...plans.map((plan) => plan.entry)];
  },
  finish: async () => undefined,
};

/**
 * Imports a WordPress export into a project. Records of an earlier run stay unchanged, so that a killed run is
 * simply run again. @throws WxrProblem before anything is changed; ImportProblem while another import of the
 * project is running
 */
export async function runImport(db: Db, options: ImportOptions): Promise<ImportOutcome> {
  const survey = await surveyWxr(options.path);
  return await asOnlyImport(db, options.projectId, () => importSurveyed(db, options, survey));
}

async function importSurveyed(db: Db, options: ImportOptions, survey: WxrSurvey): Promise<ImportOutcome> {
  const { projectId, fileName, isDryRun, now } = options;
  const { site, siteTitle } = survey;
  const runId = isDryRun ? undefined : await startRun(db, projectId, { fileName, site, siteTitle });
  const writer = runId === undefined ? PREDICTION : new RunWriter(db, { id: runId, projectId, now });
  const terms = planTerms(
    survey,
    await readExistingTerms(db, projectId),
    await findEarlierImports(db, projectId, termKeys(survey)),
  );
  const entries: ReportEntry[] = [];
  for (const plans of inParts(terms.plans, TERMS_AT_ONCE)) entries.push(...(await writer.writeTerms(plans)));
  const slugs = new SlugBook((slug) => isPostSlugInUse(db, projectId, slug));
  const pictures = new PictureBook(site);
  const controller = options.media && new MediaImporter(options.media);
  const attachments = new AttachmentImporter({
    db,
    projectId,
    facts: survey,
    book: pictures,
    controller,
    writer:
      runId === undefined ? undefined : new AttachmentWriter(db, { id: runId, projectId, now }, controller),
  });
  let done = 0;
  const notify = (count: number) => {
    done += count;
    options.onProgress(done, survey.itemCount);
    if (options.stop?.aborted === true)
      throw new ImportProblem('Đã dừng giữa chừng. Chạy lại lệnh này để nhập tiếp phần còn lại.');
  };
  const files: ReportEntry[] = [];
  for await (const records of itemBatches(options.path, isAttachment)) {
    files.push(...(await attachments.importOne(records)));
    notify(records.length);
  }
  const planner = new ItemPlanner({
    facts: { ...survey, pictures },
    terms,
    slugs,
    now,
    currentPost: (id) => findCurrentPost(db, projectId, id),
    importedComments: (keys) => findImportedComments(db, projectId, keys),
  });
  const comments =
    runId === undefined ? undefined : new CommentWriter(db, { id: runId, projectId, now }, options.senders);
  for await (const records of itemBatches(options.path, (element) => !isAttachment(element))) {
    const keys = records.map((record) => keyOfItem(site, record.element));
    const earlier = await findEarlierPosts(db, projectId, keys);
    const plans: ItemPlan[] = [];
    for (const record of records) plans.push(await planner.plan(record, earlier));
    entries.push(...(await writer.writeItems(plans)));
    await comments?.bring(plans);
    notify(records.length);
  }
  entries.push(...files);
  const { commentCount } = survey;
  await writer.finish({ ...totalsOf(entries), comments: commentsIn(entries) });
  return { runId, report: { site, siteTitle, projectId, file: fileName, entries, commentCount } };
}

const isAttachment = (item: WxrElement) => typeOf(item) === 'attachment';

function* inParts(plans: readonly TermPlan[], size: number): Generator<readonly TermPlan[]> {
  for (let start = 0; start < plans.length; start += size) yield plans.slice(start, start + size);
}

/** The items of an export in batches small enough for memory and for a prompt stop. */
export async function* itemBatches(
  path: string,
  isWanted: (item: WxrElement) => boolean,
): AsyncGenerator<readonly WxrRecord[]> {
  let batch: WxrRecord[] = [];
  let characters = 0;
  for await (const record of readWxr(path)) {
    if (record.element.name !== 'item' || !isWanted(record.element)) continue;
    batch.push(record);
    characters += record.source.length;
    if (batch.length < MAX_ITEMS && characters < MAX_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
