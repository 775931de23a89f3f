import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import type { ListQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { PostCover } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { Byline } from '@toasoan/contract/features/posts/post.ts';
import type { PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { isPublicPost } from '#server/features/posts/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { pathIn, type Site } from '../sites/site.ts';
import { cardCategoriesOf } from './card-category.ts';
import { fileById, type ShownFileRow, shownPictureOf } from './picture-view.ts';

interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly authors: readonly Byline[];
  readonly published_time: Date;
  readonly substantive_time: Date | null;
  readonly post_type: PostType | null;
  readonly lang: string | null;
  readonly kicker: string | null;
  readonly short_title: string | null;
  readonly hides_author: boolean | null;
  readonly is_sponsored: boolean | null;
  readonly cover: PostCover | null;
  readonly cover_file: ShownFileRow | null;
  readonly duration: number | null;
  readonly photos: number;
  readonly main_id: string | null;
  /** Of the whole time, in millionths of a second: a page may end between two posts of one moment. */
  readonly place: string;
}

/** What a card shows of a post; keys of details that have their plain value are not there. */
const CARD_COLUMNS = sql`
  posts.id::text, posts.slug, posts.title, posts.excerpt, posts.authors, posts.published_time, posts.substantive_time,
  posts.details ->> 'postType' AS post_type, posts.details ->> 'lang' AS lang, posts.details ->> 'kicker' AS kicker,
  posts.details ->> 'shortTitle' AS short_title, (posts.details ->> 'hideAuthor')::boolean AS hides_author,
  (posts.details ->> 'isSponsored')::boolean AS is_sponsored, posts.details -> 'cover' AS cover,
  ${fileById(sql`posts.project_id`, sql`(posts.details -> 'cover' ->> 'mediaId')::bigint`)} AS cover_file,
  (posts.details -> 'video' ->> 'durationSec')::int AS duration,
  coalesce(jsonb_array_length(posts.details -> 'gallery'), 0) AS photos,
  (SELECT main.category_id::text FROM post_categories AS main
    WHERE main.project_id = posts.project_id AND main.post_id = posts.id AND main.is_main) AS main_id,
  (extract(epoch FROM posts.published_time) * 1000000)::bigint::text AS place`;

const NEWEST_FIRST = sql`posts.published_time DESC, posts.id DESC`;

export interface CardList {
  readonly posts: PostCard[];
  readonly next: string | null;
}

/** Public posts that match, newest first, a page of them. */
export async function listCards(
  reading: SiteReading,
  matches: RawBuilder<boolean>,
  query: Pick<ListQuery, 'limit' | 'after' | 'lang'>,
): Promise<CardList> {
  const { db, site, now } = reading;
  const { limit, after } = query;
  const { rows } = await sql<CardRow>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${CARD_COLUMNS} FROM (
      SELECT posts.id FROM posts
      WHERE posts.project_id = ${site.projectId} AND ${isPublicPost(now)} AND ${matches} AND ${inLanguageOf(reading, query.lang)}
        AND ${isAfter(after)}
      ORDER BY ${NEWEST_FIRST} LIMIT ${sql.lit(limit + 1)}
    ) AS page
    JOIN posts ON posts.project_id = ${site.projectId} AND posts.id = page.id
    ORDER BY ${NEWEST_FIRST}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    posts: shown.map((row) => cardOf(reading, row)),
    next: last === undefined ? null : `${last.place}-${last.id}`,
  };
}

/**
 * Chosen posts that are public, by their ids and in their order. Where the site has several languages each is shown as
 * it stands in the asked one, itself or its translation; one that has none is left out.
 */
export async function cardsOf(
  reading: SiteReading,
  ids: readonly string[],
  lang: string,
): Promise<ReadonlyMap<string, PostCard>> {
  if (ids.length === 0) return new Map();
  const { db, site, now } = reading;
  const { rows } = await sql<CardRow & { readonly chosen_id: string }>`
    SELECT chosen.id::text AS chosen_id, ${CARD_COLUMNS}
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS chosen (id, place)
    ${isSpokenOnce(site) ? byId(site.projectId) : inItsLanguage(site.projectId, lang)} AND ${isPublicPost(now)}
    ORDER BY chosen.place`.execute(db);
  // Also one that is not public yet: it is seen once it is.
  reading.shows(...ids.map(shownKey.post));
  if (!isSpokenOnce(site)) reading.shows(...ids.map((id) => shownKey.translated('post', id)));
  return new Map(rows.map((row) => [row.chosen_id, cardOf(reading, row)]));
}

const isSpokenOnce = ({ facts }: Site) => facts.languages.length < 2;

const byId = (projectId: string) =>
  sql`JOIN posts ON posts.project_id = ${projectId} AND posts.id = chosen.id`;

/** The one of a record and its translations that is written in a language, each found by its id. */
function inItsLanguage(projectId: string, lang: string): RawBuilder<unknown> {
  return sql`
    JOIN posts AS named ON named.project_id = ${projectId} AND named.id = chosen.id
    CROSS JOIN LATERAL (
      SELECT coalesce(named.translation_of, named.id) AS id
      UNION ALL SELECT other.id FROM posts AS other
      WHERE other.project_id = ${projectId} AND other.translation_of = coalesce(named.translation_of, named.id)
    ) AS member
    JOIN posts ON posts.project_id = ${projectId} AND posts.id = member.id
      AND coalesce(posts.details ->> 'lang', 'vi') = ${lang}`;
}

/** Where a site has several languages, its pages list the posts of one. */
function inLanguageOf({ site }: SiteReading, lang = site.facts.defaultLang): RawBuilder<boolean> {
  if (isSpokenOnce(site)) return sql`true`;
  return sql`coalesce(posts.details ->> 'lang', 'vi') = ${lang}`;
}

function isAfter(after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const [place = '0', id = '0'] = after.split('-');
  return sql`(posts.published_time, posts.id)
    < (to_timestamp(0) + ${place}::bigint * interval '1 microsecond', ${id}::bigint)`;
}

function cardOf(reading: SiteReading, row: CardRow): PostCard {
  const { site } = reading;
  reading.shows(shownKey.post(row.id));
  if (row.cover_file) reading.shows(shownKey.media(row.cover_file.id));
  const lang = row.lang ?? 'vi';
  return {
    id: row.id,
    path: pathIn(site, 'post', row.slug, lang),
    title: row.title,
    shortTitle: row.short_title ?? '',
    kicker: row.kicker ?? '',
    excerpt: row.excerpt,
    lang,
    postType: row.post_type ?? 'ARTICLE',
    cover: shownPictureOf(row.cover_file, row.cover ?? {}),
    category: cardCategoriesOf(site, row.main_id === null ? [] : [row.main_id], lang)[0] ?? null,
    authors: row.hides_author ? [] : row.authors.map(({ displayName }) => displayName),
    publishedTime: row.published_time.toISOString(),
    updateTime: row.substantive_time?.toISOString() ?? null,
    isSponsored: row.is_sponsored ?? false,
    durationSec: row.duration || null,
    photoCount: row.photos,
  };
}
