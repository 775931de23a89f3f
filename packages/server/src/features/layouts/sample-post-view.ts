import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { isKindOfPosts, WIDE_TYPES } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { facet, isPublicPost } from '#server/features/posts/public.ts';

export interface SamplePost {
  readonly id: string;
  readonly title: string;
  readonly categoryIds: readonly string[];
}

interface Sampling {
  readonly projectId: string;
  readonly kind: LayoutKind;
  readonly lang: string;
  readonly display: Display;
  readonly now: Date;
}

/** The newest public post that a layout of posts may stand around; undefined for other kinds, and where there is none. */
export async function findSamplePost(
  db: Db,
  { projectId, kind, lang, display, now }: Sampling,
): Promise<SamplePost | undefined> {
  if (!isKindOfPosts(kind)) return undefined;
  const wide = WIDE_TYPES.map((type) => facet(projectId, 'type', type));
  const isWide = sql<boolean>`posts.facets && ${wide}::text[]`;
  const isOfPlace =
    display.mode === 'CATEGORY'
      ? sql<boolean>`EXISTS (SELECT FROM post_categories AS link WHERE link.project_id = posts.project_id
          AND link.post_id = posts.id AND link.category_id = ANY (${display.categoryIds}::bigint[]))`
      : sql<boolean>`true`;
  const { rows } = await sql<SamplePost>`
    SELECT posts.id::text, posts.title, ARRAY(SELECT link.category_id::text FROM post_categories AS link
      WHERE link.project_id = posts.project_id AND link.post_id = posts.id
      ORDER BY link.is_main DESC, link.position) AS "categoryIds"
    FROM posts
    WHERE posts.project_id = ${projectId} AND ${isPublicPost(now)} AND ${facet(projectId, 'lang', lang)} = ANY (posts.facets)
      AND ${kind === 'LONGFORM' ? isWide : sql<boolean>`NOT (${isWide})`} AND ${isOfPlace}
    ORDER BY posts.published_time DESC NULLS LAST, posts.id DESC LIMIT 1`.execute(db);
  return rows[0];
}
