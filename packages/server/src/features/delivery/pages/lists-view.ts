import { type RawBuilder, sql } from 'kysely';
import { facet, narrowed, searchOf } from '#server/features/posts/public.ts';
import { type CardList, listCards } from '../cards/card-view.ts';
import type { SiteReading } from '../reading.ts';

type Paging = Parameters<typeof listCards>[2];

/** Read through the index of facets, which leaves out the trash. */
const hasFacet = (name: string): RawBuilder<boolean> =>
  sql`(posts.facets @> ARRAY[${name}]::text[] AND posts.state <> 'TRASHED')`;

/** Those that may be on the front page. */
export async function listForHome(reading: SiteReading, paging: Paging): Promise<CardList> {
  return await listCards(reading, sql`coalesce(posts.details ->> 'showOnHome', 'true') = 'true'`, paging);
}

const isInCategories = (ids: readonly string[]) => sql<boolean>`EXISTS (
    SELECT FROM post_categories AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id AND link.category_id = ANY (${ids}::bigint[]))`;
const isTagged = (tagId: string) => sql<boolean>`EXISTS (
    SELECT FROM post_tags AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id AND link.tag_id = ${tagId})`;

/** Those that may stand in feeds: all, of categories, or with a tag. */
export async function listForFeed(
  reading: SiteReading,
  { categoryIds, tagId }: { readonly categoryIds?: readonly string[]; readonly tagId?: string },
  paging: Paging,
): Promise<CardList> {
  const matches = [
    sql<boolean>`coalesce(posts.details ->> 'inRss', 'true') = 'true'`,
    ...(categoryIds === undefined ? [] : [isInCategories(categoryIds)]),
    ...(tagId === undefined ? [] : [isTagged(tagId)]),
  ];
  return await listCards(reading, sql`${sql.join(matches, sql` AND `)}`, paging);
}

export async function listOfCategories(
  reading: SiteReading,
  categoryIds: readonly string[],
  paging: Paging,
): Promise<CardList> {
  if (categoryIds.length === 0) return { posts: [], next: null };
  return await listCards(reading, isInCategories(categoryIds), paging);
}

/** Also those with a tag that was merged into it. */
export async function listOfTag(reading: SiteReading, tagId: string, paging: Paging): Promise<CardList> {
  return await listCards(reading, isTagged(tagId), paging);
}

/** Posts that carry the account's byline, or are about it. */
export async function listNaming(reading: SiteReading, accountId: string, paging: Paging): Promise<CardList> {
  return await listCards(reading, hasFacet(facet(reading.site.projectId, 'account', accountId)), paging);
}

/** Posts about one of some events: an event and what it is a translation of. */
export async function listAboutEvents(
  reading: SiteReading,
  eventIds: readonly string[],
  paging: Paging,
): Promise<CardList> {
  const facets = eventIds.map((id) => facet(reading.site.projectId, 'event', id));
  return await listCards(
    reading,
    sql`(posts.facets && ${facets}::text[] AND posts.state <> 'TRASHED')`,
    paging,
  );
}

/** Whose headline has all words in any order, diacritics ignored, the last one as a beginning. */
export async function searchPosts(reading: SiteReading, text: string, paging: Paging): Promise<CardList> {
  const search = searchOf({ text, inBodies: false });
  if (search === undefined) return { posts: [], next: null };
  const { matches } = await narrowed(reading.db, reading.site.projectId, search);
  return await listCards(reading, matches, paging);
}
