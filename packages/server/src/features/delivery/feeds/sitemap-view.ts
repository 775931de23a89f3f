import { sql } from 'kysely';
import { isPublicPost } from '#server/features/posts/public.ts';
import type { SiteReading } from '../reading.ts';

/** A post as sitemaps name it. */
export interface MappedPost {
  readonly id: string;
  /** Of the post that it translates; its own where it is none. */
  readonly original_id: string;
  readonly slug: string;
  readonly title: string;
  readonly lang: string;
  readonly published: Date;
  readonly changed: Date;
  readonly cover_key: string | null;
}

const MOST = 50_000;
const MOST_NEWS = 1_000;
/** Where searchers may be led. */
const IS_MAPPED = sql`coalesce(posts.details ->> 'noindex', 'false') = 'false'`;
const MONTH = sql`to_char(posts.published_time AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM')`;
const CHANGED = sql`greatest(posts.published_time, posts.substantive_time)`;

export interface MappedMonth {
  readonly month: string;
  readonly changed: Date;
}

/** Months with posts, the newest first. */
export async function monthsWithPosts({ db, site, now }: SiteReading): Promise<MappedMonth[]> {
  const { rows } = await sql<MappedMonth>`
    SELECT ${MONTH} AS month, max(${CHANGED}) AS changed FROM posts
    WHERE posts.project_id = ${site.projectId} AND ${isPublicPost(now)} AND ${IS_MAPPED}
    GROUP BY 1 ORDER BY 1 DESC`.execute(db);
  return rows;
}

async function mappedPosts(
  { db, site, now }: SiteReading,
  which: ReturnType<typeof sql>,
  most: number,
): Promise<MappedPost[]> {
  const { rows } = await sql<MappedPost>`
    SELECT posts.id::text, coalesce(posts.translation_of, posts.id)::text AS original_id, posts.slug, posts.title, coalesce(posts.details ->> 'lang', 'vi') AS lang, posts.published_time AS published,
      ${CHANGED} AS changed, file.key AS cover_key
    FROM posts
    LEFT JOIN media AS file ON file.project_id = posts.project_id AND file.state = 'READY'
      AND file.id = (posts.details -> 'cover' ->> 'mediaId')::bigint
    WHERE posts.project_id = ${site.projectId} AND ${isPublicPost(now)} AND ${IS_MAPPED} AND ${which}
    ORDER BY posts.published_time DESC, posts.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Posts of a stretch of time. */
export async function postsOfMonth(reading: SiteReading, from: Date, to: Date): Promise<MappedPost[]> {
  return await mappedPosts(
    reading,
    sql`posts.published_time >= ${from} AND posts.published_time < ${to}`,
    MOST,
  );
}

/** News of the last two days that may stand in a news sitemap. */
export async function newsOfTwoDays(reading: SiteReading): Promise<MappedPost[]> {
  return await mappedPosts(reading, isNews(reading), MOST_NEWS);
}

function isNews({ now }: SiteReading) {
  const since = new Date(now.getTime() - 48 * 3_600_000);
  return sql`posts.published_time >= ${since} AND coalesce(posts.details ->> 'inNewsSitemap', 'true') = 'true'`;
}

/** Whether a post stands in the map of its month, and in the one for news. */
export async function mapsOfPost(
  reading: SiteReading,
  postId: string,
): Promise<{ readonly month: boolean; readonly news: boolean }> {
  const [months, news] = await Promise.all([
    mappedPosts(reading, sql`posts.id = ${postId}`, 1),
    mappedPosts(reading, sql`posts.id = ${postId} AND ${isNews(reading)}`, 1),
  ]);
  return { month: months.length > 0, news: news.length > 0 };
}

export interface MappedPage {
  readonly id: string;
  readonly original_id: string;
  readonly kind: 'tag' | 'event' | 'figure' | 'destination';
  readonly slug: string;
  readonly lang: string;
}

/** Public pages beside posts and categories. */
export async function mappedPages({ db, site }: SiteReading): Promise<MappedPage[]> {
  const { rows } = await sql<MappedPage>`
    SELECT * FROM (
      SELECT id::text, '' AS original_id, 'tag' AS kind, slug, '' AS lang FROM tags
      WHERE project_id = ${site.projectId} AND status = 'ENABLE' AND deleted_time IS NULL AND merged_into_id IS NULL AND post_count > 0
      UNION ALL
      SELECT id::text, coalesce(translation_of, id)::text, 'event', slug, lang FROM events
      WHERE project_id = ${site.projectId} AND state = 'PUBLISHED' AND coalesce(details ->> 'noindex', 'false') = 'false'
      UNION ALL
      SELECT profile.user_id::text, '', profile.kind, profile.slug, '' FROM account_profiles AS profile JOIN users ON users.id = profile.user_id
      WHERE profile.project_id = ${site.projectId} AND profile.kind IN ('figure', 'destination')
        AND profile.state = 'PUBLISHED' AND NOT profile.is_gone AND users.deleted_time IS NULL AND users.status = 'ENABLE'
    ) AS pages ORDER BY kind, slug LIMIT ${MOST}`.execute(db);
  return rows;
}
