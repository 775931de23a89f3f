import type { EventFeed, FeedCreate, FeedFilters } from '@toasoan/contract/features/events/ics/ics.ts';
import { type Selectable, sql } from 'kysely';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EventFeedTable } from '#server/core/db/tables/event-feed-tables.ts';

type FeedRow = Selectable<EventFeedTable>;

/** Those of a person; without a person all of the project. Newest first. */
export async function listFeeds(
  db: Db,
  projectId: string,
  ownerId: string | undefined,
): Promise<EventFeed[]> {
  const rows = await db
    .selectFrom('event_feeds')
    .selectAll()
    .where('project_id', '=', projectId)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(feedOf);
}

export async function countFeeds(db: Db, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_feeds')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Only the hash of the secret is stored. */
export async function addFeed(
  db: Db,
  projectId: string,
  { name, filters }: FeedCreate,
  {
    secret,
    owner,
  }: { readonly secret: string; readonly owner: { readonly userId: string; readonly displayName: string } },
): Promise<EventFeed> {
  const row = await db
    .insertInto('event_feeds')
    .values({
      project_id: projectId,
      name,
      filters: JSON.stringify(filters),
      secret_hash: hashToken(secret),
      owner_id: owner.userId,
      owner_name: owner.displayName,
      last_read_time: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return feedOf(row);
}

export async function findFeed(db: Db, projectId: string, id: string): Promise<EventFeed | undefined> {
  const row = await db
    .selectFrom('event_feeds')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && feedOf(row);
}

export async function renewFeed(db: Db, projectId: string, id: string, secret: string): Promise<EventFeed> {
  const row = await db
    .updateTable('event_feeds')
    .set({ secret_hash: hashToken(secret), renew_time: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return feedOf(row);
}

export async function removeFeed(db: Db, projectId: string, id: string): Promise<void> {
  await db.deleteFrom('event_feeds').where('project_id', '=', projectId).where('id', '=', id).execute();
}

export interface FoundFeed {
  readonly projectId: string;
  readonly name: string;
  readonly filters: FeedFilters;
  readonly ownerId: string;
}

/** The feed of a secret, which this reading counts for. */
export async function openFeed(db: Db, secret: string): Promise<FoundFeed | undefined> {
  const row = await db
    .updateTable('event_feeds')
    .set({ last_read_time: sql<Date>`now()`, read_count: sql<number>`read_count + 1` })
    .where('secret_hash', '=', hashToken(secret))
    .returning(['project_id', 'name', 'filters', 'owner_id'])
    .executeTakeFirst();
  return row && { projectId: row.project_id, name: row.name, filters: row.filters, ownerId: row.owner_id };
}

function feedOf(row: FeedRow): EventFeed {
  return {
    id: row.id,
    name: row.name,
    filters: { ...row.filters },
    owner: { userId: row.owner_id, name: row.owner_name },
    createTime: row.create_time.toISOString(),
    renewTime: row.renew_time.toISOString(),
    lastReadTime: row.last_read_time?.toISOString() ?? null,
    reads: row.read_count,
  };
}
