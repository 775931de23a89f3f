import type { BlockItem } from '@toasoan/contract/features/content-templates/filled-block.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';
import type { BlockPlace } from './block-place.ts';
import type { CategoryTree } from './category-tree-view.ts';

/** A post as blocks show it, wherever it stands. */
export type PostFacts = Omit<BlockItem, 'slot' | 'reason'>;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly published_time: Date | null;
  readonly image_id: string | null;
  readonly image_key: string | null;
  readonly category_id: string | null;
  readonly authors: readonly string[];
  readonly comments: number;
}

/** The posts of all blocks of a page, in one statement. */
export async function findPostFacts(
  db: Db,
  { projectId }: BlockPlace,
  ids: readonly string[],
  tree: CategoryTree,
): Promise<Map<string, PostFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT posts.id::text, coalesce(nullif(posts.details->>'shortTitle', ''), posts.title) AS title, posts.slug,
      posts.excerpt, posts.published_time, file.id::text AS image_id, file.key AS image_key,
      main.category_id::text AS category_id,
      CASE WHEN posts.details->>'hideAuthor' = 'true' THEN '{}'
        ELSE ARRAY(SELECT author->>'displayName' FROM jsonb_array_elements(posts.authors) AS author) END AS authors,
      (SELECT coalesce(sum(count), 0)::int FROM comment_target_counts AS counted
        WHERE counted.project_id = posts.project_id AND counted.target_type = 'POST'
          AND counted.target_id = posts.id) AS comments
    FROM posts
    LEFT JOIN post_categories AS main
      ON main.project_id = posts.project_id AND main.post_id = posts.id AND main.is_main
    LEFT JOIN media AS file
      ON file.project_id = posts.project_id AND file.id = (posts.details->'cover'->>'mediaId')::bigint
        AND file.state = 'READY'
    WHERE posts.project_id = ${projectId} AND posts.id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, factsOf(row, tree)]));
}

function factsOf(row: Row, tree: CategoryTree): PostFacts {
  const category = row.category_id === null ? undefined : tree.get(row.category_id);
  return {
    kind: 'post',
    id: row.id,
    title: row.title,
    slug: row.slug,
    url: '',
    excerpt: row.excerpt,
    image: imageRefOf(row.image_id, row.image_key),
    category: category
      ? { id: category.id, title: category.title, slug: category.slug, color: category.color }
      : null,
    time: row.published_time?.toISOString() ?? null,
    authors: [...row.authors],
    commentCount: row.comments,
  };
}
