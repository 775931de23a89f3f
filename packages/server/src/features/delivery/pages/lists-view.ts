import { type RawBuilder, sql } from 'kysely';
import { facet, narrowed, searchOf } from '#server/features/posts/public.ts';
import { type CardList, listCards } from '../cards/card-view.ts';
import type { SiteReading } from '../reading.ts';

type Paging = Parameters<typeof listCards>[2];

/** Read through the index of facets, which leaves out the trash. */
const hasFacet = (name: string): RawBuilder<boolean> =>
  sql`(posts.facets @> ARRAY[${name}]::text[] AND posts.state <> 'TRASHED')`;

const EVERY: RawBuilder<boolean> = sql`true`;

/** All public posts. */
export async function listNewest(reading: SiteReading, paging: Paging): Promise<CardList> {
  return await listCards(reading, EVERY, paging);
}

/** Those that may be on the front page. */
export async function listForHome(reading: SiteReading, paging: Paging): Promise<CardList> {
  return await listCards(reading, sql`coalesce(posts.details ->> 'showOnHome', 'true') = 'true'`, paging);
}

export async function listOfCategories(
  reading: SiteReading,
  categoryIds: readonly string[],
  paging: Paging,
): Promise<CardList> {
  if (categoryIds.length === 0) return { posts: [], next: null };
  const isIn = sql<boolean>`EXISTS (
    SELECT FROM post_categories AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id
      AND link.category_id = ANY (${categoryIds}::bigint[]))`;
  return await listCards(reading, isIn, paging);
}

/** Also those with a tag that was merged into it. */
export async function listOfTag(reading: SiteReading, tagId: string, paging: Paging): Promise<CardList> {
  const isTagged = sql<boolean>`EXISTS (
    SELECT FROM post_tags AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id AND link.tag_id = ${tagId})`;
  return await listCards(reading, isTagged, paging);
}

/** Posts that carry the account's byline, or are about it. */
export async function listNaming(reading: SiteReading, accountId: string, paging: Paging): Promise<CardList> {
  return await listCards(reading, hasFacet(facet(reading.site.projectId, 'account', accountId)), paging);
}

export async function listAboutEvent(
  reading: SiteReading,
  eventId: string,
  paging: Paging,
): Promise<CardList> {
  return await listCards(reading, hasFacet(facet(reading.site.projectId, 'event', eventId)), paging);
}

/** Whose headline has all words in any order, diacritics ignored, the last one as a beginning. */
export async function searchPosts(reading: SiteReading, text: string, paging: Paging): Promise<CardList> {
  const search = searchOf({ text, inBodies: false });
  if (search === undefined) return { posts: [], next: null };
  const { matches } = await narrowed(reading.db, reading.site.projectId, search);
  return await listCards(reading, matches, paging);
}
