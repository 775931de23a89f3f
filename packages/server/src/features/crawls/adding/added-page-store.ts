import type { AddedPage } from '@toasoan/contract/features/crawler-review/adding/added-page.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { addressKey, canonicalAddress } from '../fetching/canonical-address.ts';

interface Given {
  readonly projectId: string;
  readonly sourceId: string;
  readonly url: string;
  readonly now: Date;
}

/** The page of an address, which is due now unless its text is there; one that had failed is tried again. */
export async function givePage(db: Db, { projectId, sourceId, url, now }: Given): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO crawled_pages AS page (project_id, source_id, url, url_key, next_time, found_time)
    VALUES (${projectId}, ${sourceId}, ${canonicalAddress(url)}, ${addressKey(url)}, ${now}, ${now})
    ON CONFLICT (project_id, url_key) DO UPDATE
    SET state = 'WAITING', attempts = 0, next_time = ${now}, source_id = excluded.source_id
    RETURNING id::text`.execute(db);
  const [page] = rows;
  if (page === undefined) throw new Error('A page was neither found nor made.');
  return page.id;
}

type FoundText = NonNullable<AddedPage['item']> & { readonly sourceTitle: string };

/** The text of an address, wherever it stands in the queue. */
export async function findTextAt(db: Db, projectId: string, url: string): Promise<FoundText | undefined> {
  const { rows } = await sql<FoundText>`
    SELECT item.id::text, item.review_view AS view, source.title AS "sourceTitle"
    FROM crawled_pages AS page
    JOIN crawled_items AS item ON item.project_id = page.project_id AND item.page_id = page.id
    JOIN parser_sources AS source ON source.project_id = item.project_id AND source.id = item.source_id
    WHERE page.project_id = ${projectId} AND page.url_key = ${addressKey(url)}`.execute(db);
  return rows[0];
}

type PageOfRun = Pick<AddedPage, 'runId' | 'sourceTitle' | 'event'> & {
  readonly isUnderWay: boolean;
  readonly itemId: string | null;
  readonly view: NonNullable<AddedPage['item']>['view'] | null;
  readonly detail: string | null;
};

/** What has become of the page of a run; undefined for a run that is of no page. */
export async function findAddedPage(
  db: Db,
  projectId: string,
  runId: string,
): Promise<AddedPage | undefined> {
  const { rows } = await sql<PageOfRun>`
    SELECT run.id::text AS "runId", source.title AS "sourceTitle",
      run.state IN ('QUEUED', 'RUNNING') AS "isUnderWay",
      item.id::text AS "itemId", item.review_view AS view, line.event, line.detail
    FROM crawl_runs AS run
    JOIN parser_sources AS source ON source.project_id = run.project_id AND source.id = run.source_id
    LEFT JOIN crawled_items AS item ON item.project_id = run.project_id AND item.page_id = run.page_id
    LEFT JOIN LATERAL (
      SELECT event, detail FROM crawl_run_lines
      WHERE project_id = run.project_id AND run_id = run.id ORDER BY id DESC LIMIT 1
    ) AS line ON true
    WHERE run.project_id = ${projectId} AND run.id = ${runId} AND run.page_id IS NOT NULL`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { isUnderWay, itemId, view, event, detail, ...run } = row;
  const item = itemId === null || view === null ? null : { id: itemId, view };
  if (item !== null) return { ...run, state: 'FETCHED', item, event: null, detail: '' };
  if (isUnderWay) return { ...run, state: 'WAITING', item, event: null, detail: '' };
  return { ...run, state: 'FAILED', item, event, detail: detail ?? '' };
}
