import { sql } from 'kysely';
import { isPublicPost, readsSince } from '#server/features/posts/public.ts';
import type { SiteReading } from '../reading.ts';

/** The focus stories in their order; a place that is over, or is not public, is left out by whoever shows them. */
export async function focusIds({ db, site, now }: SiteReading): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT post_id::text AS id FROM post_placements
    WHERE project_id = ${site.projectId} AND kind = 'FOCUS' AND (until IS NULL OR until > ${now})
    ORDER BY position`.execute(db);
  return rows.map(({ id }) => id);
}

const MOST_READ_DAYS = 3;

/** Public posts that most people read in the last days, the most read first. */
export async function mostReadIds(
  { db, site, now }: SiteReading,
  lang: string,
  most: number,
): Promise<string[]> {
  const since = new Date(now.getTime() - (MOST_READ_DAYS - 1) * 86_400_000);
  const { rows } = await sql<{ id: string }>`
    SELECT posts.id::text FROM (${readsSince(site.projectId, since)}) AS counted
    JOIN posts ON posts.project_id = ${site.projectId} AND posts.id = counted.post_id AND ${isPublicPost(now)}
      AND coalesce(posts.details ->> 'lang', 'vi') = ${lang}
    ORDER BY counted.reads DESC, posts.id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
