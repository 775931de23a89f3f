import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ParserTemplateRow, TemplateSource } from '../template-row.ts';
import type { ServedPage } from './page-tools.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
/** A stored page is no larger than what was fetched. */
const MOST_BYTES = 8 * 1024 * 1024;
const unpack = promisify(gunzip);
const pack = promisify(gzip);

interface StoredBody {
  readonly url: string;
  readonly content_type: string;
  readonly body: Buffer;
  readonly fetch_time: Date;
}

/** The source whose domain an address is on. */
export function sourceOfAddress(template: ParserTemplateRow, url: string): TemplateSource | undefined {
  const host = URL.parse(url)?.hostname ?? '';
  return template.sources.find(({ domains }) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  );
}

async function servedPage(
  { url, content_type: contentType, body, fetch_time: fetchTime }: StoredBody,
  source: TemplateSource | undefined,
): Promise<ServedPage> {
  return {
    url,
    contentType,
    body: await unpack(body, { maxOutputLength: MOST_BYTES }),
    fetchTime,
    timezone: source?.timezone ?? VIETNAM,
    sourceTitle: source?.title ?? '',
  };
}

/** The test pages that are stored, in the order of the template. */
export async function samplesOf(db: Db, template: ParserTemplateRow): Promise<ServedPage[]> {
  const rows = await db
    .selectFrom('parser_template_samples')
    .select(['url', 'content_type', 'body', 'fetch_time'])
    .where('project_id', '=', template.project_id)
    .where('template_id', '=', template.id)
    .execute();
  const inOrder = template.test_urls.flatMap((url) => rows.find((row) => row.url === url) ?? []);
  return await Promise.all(inOrder.map((row) => servedPage(row, sourceOfAddress(template, row.url))));
}

export async function findSample(
  db: Db,
  template: ParserTemplateRow,
  url: string,
): Promise<ServedPage | undefined> {
  return (await samplesOf(db, template)).find((page) => page.url === url);
}

type NewSample = Pick<ServedPage, 'url' | 'contentType' | 'body' | 'fetchTime'>;

/** Keeps a test page as it was served; a later copy replaces it. */
export async function keepSample(
  db: Db,
  { project_id, id }: Pick<ParserTemplateRow, 'project_id' | 'id'>,
  page: NewSample,
): Promise<void> {
  const body = await pack(page.body);
  await sql`
    INSERT INTO parser_template_samples (project_id, template_id, url, content_type, body, fetch_time)
    VALUES (${project_id}, ${id}, ${page.url}, ${page.contentType}, ${body}, ${page.fetchTime})
    ON CONFLICT (project_id, template_id, url) DO UPDATE
    SET content_type = excluded.content_type, body = excluded.body, fetch_time = excluded.fetch_time`.execute(
    db,
  );
}

export async function copySamples(db: Db, from: ParserTemplateRow, toId: string): Promise<void> {
  await sql`
    INSERT INTO parser_template_samples (project_id, template_id, url, content_type, body, fetch_time)
    SELECT project_id, ${toId}, url, content_type, body, fetch_time FROM parser_template_samples
    WHERE project_id = ${from.project_id} AND template_id = ${from.id}`.execute(db);
}

export interface CrawledPage extends ServedPage {
  readonly id: string;
  /** As its list named it; '' where it did not. */
  readonly title: string;
}

interface Wanted {
  readonly most: number;
  /** Older than this one. */
  readonly afterId?: string | undefined;
}

interface CrawledRow extends StoredBody {
  readonly id: string;
  readonly title: string;
  readonly source_id: string;
}

/** Pages of the template's sources that were crawled, newest first. */
export async function crawledPagesOf(
  db: Db,
  template: ParserTemplateRow,
  { most, afterId }: Wanted,
): Promise<CrawledPage[]> {
  const after =
    afterId === undefined
      ? sql``
      : sql`AND (fetch_time, id) < (SELECT last.fetch_time, last.id FROM crawled_pages AS last
          WHERE last.project_id = ${template.project_id} AND last.id = ${afterId})`;
  const { rows } = await sql<CrawledRow>`
    SELECT ${COLUMNS} FROM crawled_pages WHERE ${ofSources(template)} ${after}
    ORDER BY fetch_time DESC, id DESC LIMIT ${most}`.execute(db);
  return await Promise.all(rows.map((row) => crawledPage(row, template)));
}

const COLUMNS = sql.raw(
  'id::text, source_id::text, url, listed_title AS title, content_type, body, fetch_time',
);

interface PartOfSource {
  readonly sourceId: string;
  /** A day of Việt Nam: only pages from before it, the newest first, or since it, the oldest first. */
  readonly day: string;
  readonly side: 'before' | 'since';
  readonly most: number;
  /** So many are left out. */
  readonly skip?: number;
}

/** Stored pages of one of the template's sources on one side of a day, the nearest to it first. */
export async function crawledPagesAround(
  db: Db,
  template: ParserTemplateRow,
  { sourceId, day, side, most, skip = 0 }: PartOfSource,
): Promise<CrawledPage[]> {
  const start = sql`${day}::timestamp AT TIME ZONE ${VIETNAM}`;
  const part =
    side === 'before'
      ? sql`AND fetch_time < ${start} ORDER BY fetch_time DESC, id DESC`
      : sql`AND fetch_time >= ${start} ORDER BY fetch_time, id`;
  const { rows } = await sql<CrawledRow>`
    SELECT ${COLUMNS} FROM crawled_pages WHERE ${ofSources(template)} AND source_id = ${sourceId} ${part}
    LIMIT ${most} OFFSET ${skip}`.execute(db);
  return await Promise.all(rows.map((row) => crawledPage(row, template)));
}

export async function findCrawledPage(
  db: Db,
  template: ParserTemplateRow,
  pageId: string,
): Promise<CrawledPage | undefined> {
  const { rows } = await sql<CrawledRow>`
    SELECT ${COLUMNS} FROM crawled_pages WHERE ${ofSources(template)} AND id = ${pageId}`.execute(db);
  const [row] = rows;
  return row && (await crawledPage(row, template));
}

async function crawledPage(row: CrawledRow, template: ParserTemplateRow): Promise<CrawledPage> {
  const source = template.sources.find(({ sourceId }) => sourceId === row.source_id);
  return { id: row.id, title: row.title || row.url, ...(await servedPage(row, source)) };
}

/** The same condition as the index of stored pages. */
function ofSources(template: ParserTemplateRow) {
  const ids = template.sources.map(({ sourceId }) => sourceId);
  return sql`project_id = ${template.project_id} AND source_id = ANY (${ids}::bigint[])
    AND body IS NOT NULL AND fetch_time IS NOT NULL`;
}

export async function countCrawledPages(db: Db, template: ParserTemplateRow, most: number): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM (
      SELECT FROM crawled_pages WHERE ${ofSources(template)} LIMIT ${most}) AS pages`.execute(db);
  return rows[0]?.rows ?? 0;
}

interface NamedPage {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly sourceTitle: string;
  readonly fetchTime: string;
}

/** What a test page may be chosen from. */
export async function nameCrawledPages(
  db: Db,
  template: ParserTemplateRow,
  most: number,
): Promise<NamedPage[]> {
  const { rows } = await sql<{ id: string; source_id: string; url: string; title: string; fetch_time: Date }>`
    SELECT id::text, source_id::text, url, listed_title AS title, fetch_time FROM crawled_pages
    WHERE ${ofSources(template)} ORDER BY fetch_time DESC, id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id, source_id, url, title, fetch_time }) => ({
    id,
    url,
    title: title || url,
    sourceTitle: template.sources.find(({ sourceId }) => sourceId === source_id)?.title ?? '',
    fetchTime: fetch_time.toISOString(),
  }));
}
