import { createHash } from 'node:crypto';
import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { isOfSource } from '@toasoan/contract/features/parser-sources/source-hosts.ts';
import { mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { insertItem, type NewItem } from '#server/features/crawler-review/public.ts';
import {
  addProgress,
  addRunLine,
  type CrawlRunRow,
  isUnderWay,
  type ParserSourceRow,
} from '#server/features/parser-sources/public.ts';
import { type FetchDependencies, NotFetched } from '../fetching/polite-fetch.ts';
import { problemOf } from '../lists/read-lists.ts';
import { noteReading } from '../placing/note-reading.ts';
import { fetchArticle, type ReadArticle } from './fetch-article.ts';
import { type PageReader, PageUnreadable } from './page-reader.ts';
import { keepPage, notePageFailure, type PackedPage, packPages, type WaitingPage } from './page-store.ts';
import type { TemplateInUse } from './template-in-use.ts';

/** Where a text would go, and what the counters of its link and template learn; in the transaction that keeps it. */
export type PlaceItem = (
  tx: Db,
  placed: {
    readonly source: ParserSourceRow;
    readonly page: ExtractedPage;
    readonly from: Pick<WaitingPage, 'source_category_id' | 'list_url' | 'url'>;
    readonly now: Date;
  },
) => Promise<Pick<NewItem, 'linkId' | 'targetCategoryId' | 'tagIds' | 'provinceCode'>>;

/** What happens with a text that is in the queue now: a section's link may take it over at once. */
export type FollowItem = (
  db: Db,
  item: {
    readonly projectId: string;
    readonly itemId: string;
    readonly linkId: string | null;
    readonly now: Date;
  },
) => Promise<void>;

export interface PageRun {
  readonly source: ParserSourceRow;
  readonly run: CrawlRunRow;
  readonly template: TemplateInUse | undefined;
  readonly reader: PageReader;
  readonly place: PlaceItem;
  readonly follow: FollowItem;
}

/**
 * Fetches and reads pages one after the other; each is kept in one transaction with its text. Returns how many
 * failed, or undefined where somebody has cancelled the run.
 */
export async function readPages(
  deps: FetchDependencies,
  of: PageRun,
  pages: readonly WaitingPage[],
): Promise<number | undefined> {
  // A run that died and goes on has planned the pages that wait before.
  await addProgress(deps.db, of.run, { planned: of.run.done + pages.length - of.run.planned });
  let failed = 0;
  for (const page of pages) {
    deps.signal.throwIfAborted();
    if (!(await isUnderWay(deps.db, of.run))) return undefined;
    const isRead = await readPage(deps, of, page);
    // The host wants to be left alone: the other pages wait for the next run.
    if (isRead === 'later') return failed;
    if (!isRead) failed += 1;
  }
  return failed;
}

/** One page, with its line in the log; 'later': its host wants to be left alone, and the page waits. */
export async function readPage(
  deps: FetchDependencies,
  of: PageRun,
  page: WaitingPage,
): Promise<boolean | 'later'> {
  const { db, now } = deps;
  try {
    const served = await fetchParts(deps, of, page);
    await keepRead(deps, of, page, served);
    return true;
  } catch (error) {
    if (error instanceof NotFetched && error.problem === 'BUSY') {
      await addRunLine(db, of.run, { event: 'HOST_BUSY', url: page.url, detail: error.detail }, now());
      return 'later';
    }
    const detail = problemOf(error);
    const event = error instanceof PageUnreadable ? 'EXTRACTION_FAILED' : 'PAGE_FAILED';
    const status = error instanceof NotFetched && error.problem === 'STATUS' ? Number(detail) : null;
    const isForbidden = error instanceof NotFetched && error.problem === 'ROBOTS';
    const isGone = status !== null && status >= 400 && status < 500 && status !== 429 && status !== 408;
    await inTransaction(db, async (tx) => {
      await notePageFailure(tx, page, { status, isFinal: isForbidden || isGone, now: now() });
      await addProgress(tx, of.run, { done: 1, failed: 1 });
      await addRunLine(
        tx,
        of.run,
        { event: isForbidden ? 'ROBOTS_FORBIDS' : event, isProblem: true, url: page.url, detail },
        now(),
      );
    });
    return false;
  }
}

/** The whole article; what it misses is said in the run. */
function fetchParts(deps: FetchDependencies, of: PageRun, { url }: WaitingPage): Promise<ReadArticle> {
  const { source, run, template, reader } = of;
  const { db, now } = deps;
  return fetchArticle(deps, {
    url,
    source,
    reader,
    options: { template: template?.definition ?? null, timezone: source.timezone, fetchTime: now() },
    onPart: async (part) => {
      await addProgress(db, run, { bytes: part.body.length });
      // The agreement of a source is about its own pages.
      if (!isOfSource(part.url, source.domains)) throw new NotFetched('REFUSED', 'otherSite');
    },
    onMissed: (missed, error) => {
      const line = { event: 'PAGE_FAILED' as const, isProblem: true, url: missed, detail: problemOf(error) };
      return addRunLine(db, run, line, now());
    },
  });
}

async function keepRead(
  { db, now }: FetchDependencies,
  of: PageRun,
  waiting: WaitingPage,
  { parts, page }: ReadArticle,
): Promise<void> {
  const packed = await packPages(parts);
  const bodyHash = createHash('sha256')
    .update(parts[0]?.body ?? '')
    .digest();
  const itemId = await inTransaction(db, (tx) =>
    keepInQueue(tx, of, { waiting, packed, bodyHash, page, now: now() }),
  );
  if (itemId === undefined) return;
  await of.follow(db, { projectId: waiting.project_id, ...itemId, now: now() });
}

interface Read {
  readonly waiting: WaitingPage;
  readonly packed: PackedPage;
  readonly bodyHash: Buffer;
  readonly page: ExtractedPage;
  readonly now: Date;
}

/** Undefined: it is there already. */
async function keepInQueue(
  tx: Db,
  { source, run, template, place }: PageRun,
  { waiting, packed, bodyHash, page, now }: Read,
): Promise<{ readonly itemId: string; readonly linkId: string | null } | undefined> {
  const isKept = await keepPage(tx, { page: waiting, packed, bodyHash, state: 'READ', now });
  if (!isKept) return undefined;
  if (template !== undefined) await noteReading(tx, { source, template, page, now });
  const target = await place(tx, { source, page, from: waiting, now });
  const itemId = await insertItem(tx, waiting.project_id, {
    sourceId: source.id,
    pageId: waiting.id,
    sourceCategoryId: waiting.source_category_id,
    template: template === undefined ? null : { id: template.templateId, version: template.version },
    originalUrl: page.canonicalUrl || waiting.url,
    page,
    fetchedTime: now,
    isLicensed: isLicensed(source, now),
    ...target,
  });
  await addProgress(tx, run, { done: 1, stored: itemId === undefined ? 0 : 1 });
  const line = {
    event: 'PAGE_READ' as const,
    url: waiting.url,
    count: page.score,
    detail: page.refusal ?? '',
  };
  await addRunLine(tx, run, { ...line, isProblem: page.refusal !== null }, now);
  return itemId === undefined ? undefined : { itemId, linkId: target.linkId };
}

function isLicensed(source: ParserSourceRow, now: Date): boolean {
  const agreement = { agreementState: source.agreement_state, validUntil: source.valid_until };
  return mayTakeOver(agreement, dayIn('Asia/Ho_Chi_Minh', now.getTime()));
}
