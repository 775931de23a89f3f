import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Byline } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type RawBuilder, sql } from 'kysely';
import { IS_ARCHIVED, isPublicPost, isReadablePost } from '#server/features/posts/public.ts';
import { type NamedRow, namedAccounts } from '../accounts-view.ts';
import type { SiteReading } from '../reading.ts';

interface TermRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

interface CorrectionRow {
  readonly id: string;
  readonly slug: string;
  readonly lang: string | null;
  readonly title: string;
  readonly publishedTime: string;
  readonly wrongText: string;
  readonly correctText: string;
  readonly apologyText: string;
}

/** A post that readers can open, with what its page names. */
export interface PostPageRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly word_count: number;
  readonly keywords: readonly string[];
  readonly authors: readonly Byline[];
  readonly seo_title: string;
  readonly seo_description: string;
  readonly published_time: Date;
  readonly substantive_time: Date | null;
  readonly details: Partial<PostDetails>;
  readonly is_archived: boolean;
  /** The main one first. */
  readonly category_ids: readonly string[];
  readonly tags: readonly TermRow[];
  readonly topic: TermRow | null;
  readonly accounts: readonly NamedRow[];
  readonly events: readonly (TermRow & { readonly lang: string })[];
  readonly corrections: readonly CorrectionRow[];
  readonly corrects: (TermRow & { readonly lang: string | null }) | null;
}

const HERE = sql`posts.project_id`;
const idsIn = (key: string) => sql`jsonb_array_elements_text(posts.details -> ${sql.lit(key)})`;

/** A merged tag is its heir; one that is switched off is not named. */
function tagsWhere(which: RawBuilder<unknown>): RawBuilder<TermRow[]> {
  return sql`
    SELECT json_agg(json_build_object('id', tags.id::text, 'title', tags.title, 'slug', tags.slug) ORDER BY link.position)
    FROM ${which}
    JOIN tags AS named ON named.project_id = ${HERE} AND named.id = link.tag_id
    JOIN tags ON tags.project_id = ${HERE} AND tags.id = coalesce(named.merged_into_id, named.id)
    WHERE tags.status = 'ENABLE' AND tags.deleted_time IS NULL`;
}

const TAGS = sql`coalesce((${tagsWhere(sql`(
  SELECT tag_id, position FROM post_tags WHERE project_id = ${HERE} AND post_id = posts.id) AS link`)}), '[]')`;
const TOPIC = sql`(${tagsWhere(sql`(
  SELECT (posts.details ->> 'topicId')::bigint AS tag_id, 0 AS position) AS link`)}) -> 0`;

const ACCOUNTS = namedAccounts(
  HERE,
  sql`ARRAY(
    SELECT (author ->> 'accountId')::bigint FROM jsonb_array_elements(posts.authors) AS author
    UNION SELECT named::bigint FROM ${idsIn('figureIds')} AS named
    UNION SELECT named::bigint FROM ${idsIn('destinationIds')} AS named)`,
);
/** Each in the language of the post where it is translated, or else as it was chosen. */
const EVENTS = sql`coalesce((
  SELECT json_agg(json_build_object('id', events.id::text, 'title', events.title, 'slug', events.slug, 'lang', events.lang)
    ORDER BY named.position)
  FROM ${idsIn('eventIds')} WITH ORDINALITY AS named (id, position)
  CROSS JOIN LATERAL (
    SELECT one.* FROM events AS one
    WHERE one.project_id = ${HERE} AND one.state = 'PUBLISHED'
      AND (one.id = named.id::bigint
        OR (one.translation_of = named.id::bigint AND one.lang = coalesce(posts.details ->> 'lang', 'vi')))
    ORDER BY one.id = named.id::bigint LIMIT 1) AS events), '[]')`;

/** Columns over `posts` under that name: the predicate of public posts stays the same one. */
function correctionsOf(now: Date): RawBuilder<unknown> {
  return sql`coalesce((
    SELECT json_agg(json_build_object('id', posts.id::text, 'slug', posts.slug, 'lang', posts.details ->> 'lang',
      'title', posts.title, 'publishedTime', posts.published_time, 'wrongText', link.wrong_text,
      'correctText', link.correct_text, 'apologyText', link.apology_text) ORDER BY posts.published_time DESC)
    FROM post_corrections AS link
    JOIN posts ON posts.project_id = link.project_id AND posts.id = link.correction_post_id AND ${isPublicPost(now)}
    WHERE link.project_id = whole.project_id AND link.post_id = whole.id), '[]')`;
}

function correctedBy(now: Date): RawBuilder<unknown> {
  return sql`(
    SELECT json_build_object('id', posts.id::text, 'slug', posts.slug, 'lang', posts.details ->> 'lang', 'title', posts.title)
    FROM post_corrections AS link
    JOIN posts ON posts.project_id = link.project_id AND posts.id = link.post_id AND ${isReadablePost(now)}
    WHERE link.project_id = whole.project_id AND link.correction_post_id = whole.id LIMIT 1)`;
}

/** The post at an address that readers can open now; one statement. */
export async function findPostPage(
  { db, site, now }: SiteReading,
  slug: string,
): Promise<PostPageRow | undefined> {
  const { rows } = await sql<PostPageRow>`
    SELECT whole.*, ${correctionsOf(now)} AS corrections, ${correctedBy(now)} AS corrects
    FROM (
      SELECT posts.project_id, posts.id, posts.slug, posts.title, posts.excerpt, posts.content,
        posts.word_count, posts.keywords, posts.authors, posts.seo_title, posts.seo_description, posts.published_time,
        posts.substantive_time, posts.details, ${IS_ARCHIVED} AS is_archived,
        ARRAY(
          SELECT category_id::text FROM post_categories AS link
          WHERE link.project_id = posts.project_id AND link.post_id = posts.id
          ORDER BY is_main DESC, position) AS category_ids,
        ${TAGS} AS tags, ${TOPIC} AS topic, ${ACCOUNTS} AS accounts, ${EVENTS} AS events
      FROM posts
      WHERE posts.project_id = ${site.projectId} AND posts.slug = ${slug} AND posts.state IN ('PUBLISHED', 'EXPIRED')
        AND ${isReadablePost(now)}
    ) AS whole`.execute(db);
  return rows[0];
}

/** A text whose page is wanted before anybody can open it. */
export type DraftOfPage = Pick<PostPageRow, 'id' | 'authors' | 'details'> & {
  readonly tagIds: readonly string[];
};

/** What the page of a text names, by the same rules as for a public post; nothing of the post is read. */
export async function findPartsOfDraft(
  { db, site, now }: SiteReading,
  { id, authors, details, tagIds }: DraftOfPage,
): Promise<Pick<PostPageRow, 'tags' | 'topic' | 'accounts' | 'events' | 'corrections' | 'corrects'>> {
  const tags = tagsWhere(sql`unnest(${tagIds}::bigint[]) WITH ORDINALITY AS link (tag_id, position)`);
  const { rows } = await sql<PostPageRow>`
    SELECT whole.*, ${correctionsOf(now)} AS corrections, ${correctedBy(now)} AS corrects
    FROM (
      SELECT posts.project_id, posts.id, coalesce((${tags}), '[]') AS tags, ${TOPIC} AS topic, ${ACCOUNTS} AS accounts,
        ${EVENTS} AS events
      FROM (SELECT ${site.projectId}::bigint AS project_id, ${id}::bigint AS id,
        ${JSON.stringify(details)}::jsonb AS details, ${JSON.stringify(authors)}::jsonb AS authors) AS posts
    ) AS whole`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without conditions found nothing.');
  const { project_id: _project, id: _id, ...parts } = row as PostPageRow & { project_id: string };
  return parts;
}

/** What has an address without being readable there. */
export interface PostAtAddress {
  /** The present address of what was there, while readers can open it. */
  readonly movedTo: { readonly id: string; readonly slug: string; readonly lang: string } | undefined;
  /** It was public here once, and is not any more. */
  readonly isGone: boolean;
}

const GONE: readonly PostState[] = ['UNPUBLISHED', 'EXPIRED', 'TAKEN_DOWN', 'TRASHED'];

/** The post that has or had an address; undefined for an address that never was public. */
export async function findPostAtAddress(
  { db, site, now }: SiteReading,
  slug: string,
): Promise<PostAtAddress | undefined> {
  const { rows } = await sql<{
    id: string;
    slug: string;
    lang: string;
    state: PostState;
    is_readable: boolean;
    ever_published: boolean;
  }>`
    SELECT posts.id::text, posts.slug, coalesce(posts.details ->> 'lang', 'vi') AS lang, posts.state,
      ${isReadablePost(now)} AS is_readable, posts.ever_published
    FROM (
      SELECT id FROM posts
      WHERE project_id = ${site.projectId} AND slug = ${slug} AND (state <> 'TRASHED' OR ever_published)
      UNION ALL
      SELECT entity_id FROM slug_redirects
      WHERE project_id = ${site.projectId} AND entity = 'post' AND slug = ${slug}
    ) AS found
    JOIN posts ON posts.project_id = ${site.projectId} AND posts.id = found.id`.execute(db);
  const readable = rows.find((row) => row.is_readable);
  if (readable !== undefined) return { movedTo: readable, isGone: false };
  const isGone = rows.some((row) => row.ever_published && GONE.includes(row.state));
  return isGone ? { movedTo: undefined, isGone } : undefined;
}
