import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { CrawledPageTable } from '#server/core/db/tables/crawled-page-tables.ts';
import type { ServedPage } from './page-reader.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** How often a page is tried before it is given up, and how long it then waits each time, in minutes. */
const PAUSES = [5, 30, 120];

export type WaitingPage = Pick<
  Selectable<CrawledPageTable>,
  'id' | 'project_id' | 'source_id' | 'source_category_id' | 'list_url' | 'url' | 'attempts' | 'listed_title'
>;

/** Pages of a source that are due and have no run of their own, those found last first: news before what a sitemap keeps. */
export async function waitingPages(
  db: Db,
  { projectId, sourceId, now }: { readonly projectId: string; readonly sourceId: string; readonly now: Date },
  most: number,
): Promise<WaitingPage[]> {
  const { rows } = await sql<WaitingPage>`
    SELECT id, project_id, source_id, source_category_id, list_url, url, attempts, listed_title
    FROM crawled_pages AS page
    WHERE project_id = ${projectId} AND source_id = ${sourceId} AND state = 'WAITING' AND next_time <= ${now}
      AND NOT EXISTS (SELECT FROM crawl_runs AS own WHERE own.project_id = page.project_id
        AND own.page_id = page.id AND own.state IN ('QUEUED', 'RUNNING'))
    ORDER BY coalesce(listed_time, found_time) DESC, id LIMIT ${most}`.execute(db);
  return rows;
}

/** A page that waits, whenever it is due. */
export async function findWaitingPage(
  db: Db,
  projectId: string,
  id: string,
): Promise<WaitingPage | undefined> {
  return await db
    .selectFrom('crawled_pages')
    .select([
      'id',
      'project_id',
      'source_id',
      'source_category_id',
      'list_url',
      'url',
      'attempts',
      'listed_title',
    ])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
}

/** A page with its parts, compressed; made outside of the transaction that keeps it. */
export interface PackedPage {
  readonly served: readonly ServedPage[];
  readonly bodies: readonly Buffer[];
}

export async function packPages(served: readonly ServedPage[]): Promise<PackedPage> {
  return { served, bodies: await Promise.all(served.map(async ({ body }) => await compress(body))) };
}

interface KeptPage {
  readonly page: WaitingPage;
  readonly packed: PackedPage;
  readonly bodyHash: Buffer;
  readonly state: 'READ' | 'LEFT_OUT';
  readonly now: Date;
}

/** In the transaction that puts its text into the queue. False: another run has kept it meanwhile. */
export async function keepPage(db: Db, { page, packed, bodyHash, state, now }: KeptPage): Promise<boolean> {
  const [first] = packed.served;
  const { numUpdatedRows } = await db
    .updateTable('crawled_pages')
    .set({
      state,
      attempts: page.attempts + 1,
      fetch_time: now,
      http_status: 200,
      final_url: first?.url ?? page.url,
      content_type: first?.contentType.slice(0, 200) ?? '',
      body: packed.bodies[0] ?? null,
      body_hash: bodyHash,
    })
    .where('project_id', '=', page.project_id)
    .where('id', '=', page.id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const [at, part] of packed.served.slice(1).entries())
    await db
      .insertInto('crawled_page_parts')
      .values({
        project_id: page.project_id,
        page_id: page.id,
        no: at + 2,
        url: part.url,
        content_type: part.contentType.slice(0, 200),
        body: packed.bodies[at + 1] ?? Buffer.alloc(0),
      })
      .execute();
  return true;
}

/** A page that was not fetched waits longer each time; a page that is gone is not tried again. */
export async function notePageFailure(
  db: Db,
  { id, project_id, attempts }: WaitingPage,
  { status, isFinal, now }: { readonly status: number | null; readonly isFinal: boolean; readonly now: Date },
): Promise<void> {
  const pause = PAUSES[attempts];
  const isOver = isFinal || pause === undefined;
  await db
    .updateTable('crawled_pages')
    .set({
      attempts: attempts + 1,
      http_status: status,
      state: isOver ? 'FAILED' : 'WAITING',
      next_time: new Date(now.getTime() + (pause ?? 0) * 60_000),
    })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

export interface StoredPage {
  readonly sourceId: string;
  readonly fetchTime: Date;
  readonly parts: readonly ServedPage[];
}

interface StoredPart {
  readonly source_id: string;
  readonly fetch_time: Date;
  readonly url: string;
  readonly content_type: string;
  readonly body: Buffer;
}

/** A page as it was served, with its parts; undefined where it is no longer kept. */
export async function findStoredPage(
  db: Db,
  projectId: string,
  pageId: string,
): Promise<StoredPage | undefined> {
  const { rows } = await sql<StoredPart>`
    SELECT page.source_id, page.fetch_time, page.final_url AS url, page.content_type, page.body, 1 AS no
    FROM crawled_pages AS page
    WHERE page.project_id = ${projectId} AND page.id = ${pageId} AND page.body IS NOT NULL
    UNION ALL
    SELECT page.source_id, page.fetch_time, part.url, part.content_type, part.body, part.no
    FROM crawled_page_parts AS part
    JOIN crawled_pages AS page ON page.project_id = part.project_id AND page.id = part.page_id
    WHERE part.project_id = ${projectId} AND part.page_id = ${pageId} AND page.body IS NOT NULL
    ORDER BY no`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  const parts = await Promise.all(
    rows.map(async ({ url, content_type, body }) => ({
      url,
      contentType: content_type,
      body: await decompress(body),
    })),
  );
  return { sourceId: first.source_id, fetchTime: first.fetch_time, parts };
}

/** Pages of each source that are kept whatever their age: a changed template is tried on them. */
const KEPT_PAGES = 200;
const KEPT_DAYS = 30;

/** Forgets the bodies of old pages; their addresses stay, so that nothing is fetched twice. */
export async function forgetOldPages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await sql`
    WITH old AS (
      SELECT page.project_id, page.id FROM parser_sources AS source, LATERAL (
        SELECT project_id, id FROM crawled_pages
        WHERE project_id = source.project_id AND source_id = source.id AND body IS NOT NULL
        ORDER BY fetch_time DESC, id DESC OFFSET ${KEPT_PAGES} LIMIT 1000
      ) AS candidate
      JOIN crawled_pages AS page ON page.project_id = candidate.project_id AND page.id = candidate.id
      WHERE page.fetch_time < ${before}
    ), parts AS (
      DELETE FROM crawled_page_parts AS part USING old
      WHERE part.project_id = old.project_id AND part.page_id = old.id
    )
    UPDATE crawled_pages AS page SET body = NULL FROM old
    WHERE page.project_id = old.project_id AND page.id = old.id`.execute(db);
}
