import type { Byline, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { SourceLinkTable } from '#server/core/db/tables/source-link-tables.ts';
import { readerName } from '#server/features/accounts/public.ts';
import { livingAccounts } from '#server/features/users/public.ts';

type LinkRow = Pick<Selectable<SourceLinkTable>, 'post_type' | 'genre'> & {
  readonly category_ids: string[];
  readonly author_id: string | null;
  readonly author_name: string | null;
};

/**
 * What a link makes of the posts that it leads to: their kind, further categories and the house's byline, which a link
 * to an author gives too. What is switched off or gone is left out; a link that is gone makes nothing.
 */
export async function postOfLink(
  db: Db,
  projectId: string,
  linkId: string,
): Promise<Pick<PostDraft, 'postType' | 'genre' | 'categoryIds' | 'authors'>> {
  const { rows } = await sql<LinkRow>`
    SELECT link.post_type, link.genre, own.id::text AS author_id, ${readerName('own')} AS author_name,
      array(
        SELECT category.id::text FROM unnest(link.extra_category_ids) WITH ORDINALITY AS place (id, number)
        JOIN categories AS category ON category.project_id = link.project_id AND category.id = place.id
          AND category.status = 'ENABLE' AND category.deleted_time IS NULL
        ORDER BY place.number) AS category_ids
    FROM source_links AS link LEFT JOIN users AS own ON own.id = coalesce(link.author_id, link.user_id)
    WHERE link.project_id = ${projectId} AND link.id = ${linkId}`.execute(db);
  const [link] = rows;
  if (link === undefined) return {};
  const byline = await bylineOf(db, projectId, link);
  return {
    postType: link.post_type,
    genre: link.genre,
    categoryIds: link.category_ids,
    ...(byline && { authors: [byline] }),
  };
}

async function bylineOf(
  db: Db,
  projectId: string,
  { author_id: id, author_name: name }: LinkRow,
): Promise<Byline | undefined> {
  if (id === null) return undefined;
  const living = await livingAccounts(db, projectId, { ids: [id], types: ['author', 'user'] });
  const accountId = living.get(id);
  return accountId === undefined ? undefined : { displayName: name ?? '', role: 'WRITER', accountId };
}
