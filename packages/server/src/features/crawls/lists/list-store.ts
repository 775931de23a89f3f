import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { addressKey } from '../fetching/canonical-address.ts';

interface ListMemory {
  readonly etag: string;
  readonly last_modified: string;
  readonly body_hash: Buffer | null;
}

export async function findList(
  db: Db,
  {
    projectId,
    sourceId,
    url,
  }: { readonly projectId: string; readonly sourceId: string; readonly url: string },
): Promise<ListMemory | undefined> {
  return await db
    .selectFrom('crawl_lists')
    .select(['etag', 'last_modified', 'body_hash'])
    .where('project_id', '=', projectId)
    .where('source_id', '=', sourceId)
    .where('url_key', '=', addressKey(url))
    .executeTakeFirst();
}

interface SeenList {
  readonly projectId: string;
  readonly sourceId: string;
  readonly url: string;
  readonly etag: string;
  readonly lastModified: string;
  readonly bodyHash: Buffer;
  readonly now: Date;
}

/** What the list said, in the transaction that keeps its addresses: a kill in between reads it again. */
export async function saveList(db: Db, list: SeenList): Promise<void> {
  const seen = {
    etag: list.etag.slice(0, 500),
    last_modified: list.lastModified.slice(0, 100),
    body_hash: list.bodyHash,
    read_time: list.now,
  };
  await db
    .insertInto('crawl_lists')
    .values({
      project_id: list.projectId,
      source_id: list.sourceId,
      url: list.url,
      url_key: addressKey(list.url),
      ...seen,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'source_id', 'url_key']).doUpdateSet(seen))
    .execute();
}

export interface FoundAddress {
  readonly url: string;
  readonly title: string;
  readonly time: string | null;
}

interface FoundIn {
  readonly projectId: string;
  readonly sourceId: string;
  readonly sourceCategoryId: string | null;
  readonly listUrl: string;
  readonly now: Date;
}

/** Keeps addresses that nobody has seen in this project; returns how many those are. */
export async function addAddresses(db: Db, found: readonly FoundAddress[], list: FoundIn): Promise<number> {
  if (found.length === 0) return 0;
  const rows = found.map(({ url, title, time }) => ({
    url,
    key: addressKey(url).toString('hex'),
    title: title.slice(0, 500),
    time,
  }));
  const { numAffectedRows } = await sql`
    INSERT INTO crawled_pages (project_id, source_id, source_category_id, list_url, url, url_key, next_time,
      listed_title, listed_time, found_time)
    SELECT ${list.projectId}, ${list.sourceId}, ${list.sourceCategoryId}, ${list.listUrl}, found.url,
      decode(found.key, 'hex'), ${list.now}, found.title, found.time, ${list.now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}) AS found (url text, key text, title text, time timestamptz)
    ON CONFLICT (project_id, url_key) DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0);
}
