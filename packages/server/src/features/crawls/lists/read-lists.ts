import { createHash } from 'node:crypto';
import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { isOfSource } from '@toasoan/contract/features/parser-sources/source-hosts.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import type { SafeAnswer } from '#server/core/safe-fetch/safe-fetch.ts';
import {
  addProgress,
  addRunLine,
  type CrawlRunRow,
  type ParserSourceRow,
} from '#server/features/parser-sources/public.ts';
import { canonicalAddress } from '../fetching/canonical-address.ts';
import { contentTypeOf } from '../fetching/content-type.ts';
import { type FetchDependencies, NotFetched, politeFetch } from '../fetching/polite-fetch.ts';
import { type PageReader, PageUnreadable, type ReadList } from '../reading/page-reader.ts';
import { addAddresses, findList, saveList } from './list-store.ts';

/** Entries of one list that are looked at, the newest of them. */
const MOST_ENTRIES = 500;
/** Pages of one list, or sitemaps of one index, that a run reads. */
const MOST_FURTHER = 5;
const MAX_BYTES = { RSS: 5, SITEMAP: 16, HTML_LIST: 5, API: 5 } as const;
const MEGABYTE = 1024 * 1024;

/** A list that a run looks at: of the source itself, or of one of its sections. */
export interface SourceList {
  readonly url: string;
  readonly sourceCategoryId: string | null;
}

export interface ListRun {
  readonly source: ParserSourceRow;
  readonly run: CrawlRunRow;
  readonly template: TemplateDefinition;
  readonly reader: PageReader;
}

/** Reads the lists of a source; each is kept whole with its addresses. Returns how many failed. */
export async function readLists(
  deps: FetchDependencies,
  { source, run, template, reader }: ListRun,
  lists: readonly SourceList[],
): Promise<number> {
  let failed = 0;
  for (const list of lists) {
    deps.signal.throwIfAborted();
    const waiting = [list.url];
    for (let read = 0; waiting.length > 0 && read < MOST_FURTHER; read += 1) {
      const url = waiting.shift() ?? '';
      const further = await readOne(deps, { source, run, template, reader }, { ...list, url });
      if (further === undefined) failed += read === 0 ? 1 : 0;
      else waiting.push(...further.slice(0, MOST_FURTHER));
    }
  }
  return failed;
}

/** Further pages of the list; undefined where it cannot be read. */
async function readOne(
  deps: FetchDependencies,
  { source, run, template, reader }: ListRun,
  list: SourceList,
): Promise<readonly string[] | undefined> {
  const { db, now } = deps;
  const place = { projectId: source.project_id, sourceId: source.id, url: list.url };
  const known = await findList(db, place);
  try {
    const answer = await politeFetch(deps, source, {
      url: list.url,
      headers: {
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
      },
      maxBytes: MAX_BYTES[source.fetch_mode] * MEGABYTE,
      cutsBody: source.fetch_mode === 'SITEMAP',
    });
    await addProgress(db, run, { bytes: answer.body.length });
    const bodyHash = createHash('sha256').update(answer.body).digest();
    if (answer.status === 304 || known?.body_hash?.equals(bodyHash)) {
      await addRunLine(db, run, { event: 'LIST_UNCHANGED', url: list.url }, now());
      return [];
    }
    const found = await reader.readList(
      { url: answer.url, contentType: contentTypeOf(answer), body: answer.body },
      {
        mode: source.fetch_mode,
        template,
        apiPaths: source.api_paths,
        timezone: source.timezone,
        fetchTime: now(),
        most: MOST_ENTRIES,
      },
    );
    await keepFound(deps, { source, run }, { list, answer, bodyHash, found });
    return found.further;
  } catch (error) {
    const detail = problemOf(error);
    await addRunLine(db, run, { event: eventOf(error), isProblem: true, url: list.url, detail }, now());
    return undefined;
  }
}

interface Found {
  readonly list: SourceList;
  readonly answer: SafeAnswer;
  readonly bodyHash: Buffer;
  readonly found: ReadList;
}

async function keepFound(
  { db, now }: FetchDependencies,
  { source, run }: Pick<ListRun, 'source' | 'run'>,
  { list, answer, bodyHash, found }: Found,
): Promise<void> {
  const place = { projectId: source.project_id, sourceId: source.id };
  const entries = ownEntries(source, found);
  await inTransaction(db, async (tx) => {
    const where = { ...place, sourceCategoryId: list.sourceCategoryId, listUrl: list.url, now: now() };
    const fresh = await addAddresses(tx, entries, where);
    await saveList(tx, {
      ...place,
      url: list.url,
      etag: String(answer.headers.etag ?? ''),
      lastModified: String(answer.headers['last-modified'] ?? ''),
      bodyHash,
      now: now(),
    });
    await addProgress(tx, run, { found: entries.length, fresh });
    await addRunLine(tx, run, { event: 'LIST_READ', url: list.url, count: fresh }, now());
    if (found.isTruncated)
      await addRunLine(tx, run, { event: 'LIST_TRUNCATED', isProblem: true, url: list.url }, now());
    if (found.entries.length === 0 && found.further.length === 0)
      await addRunLine(tx, run, { event: 'LIST_EMPTY', isProblem: true, url: list.url }, now());
  });
}

/** A list may name other sites; only the source's own pages are fetched under its agreement. */
function ownEntries({ domains }: ParserSourceRow, { entries }: ReadList) {
  return entries.flatMap(({ url, title, time }) =>
    isOfSource(url, domains) ? [{ url: canonicalAddress(url), title, time }] : [],
  );
}

/** Words for the log; unexpected failures end the run. */
export function problemOf(error: unknown): string {
  if (error instanceof NotFetched) return error.detail;
  if (error instanceof PageUnreadable) return error.reason;
  throw error;
}

function eventOf(error: unknown) {
  if (error instanceof NotFetched && error.problem === 'ROBOTS') return 'ROBOTS_FORBIDS' as const;
  if (error instanceof NotFetched && error.problem === 'BUSY') return 'HOST_BUSY' as const;
  return 'LIST_FAILED' as const;
}
