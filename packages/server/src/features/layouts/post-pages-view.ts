import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** So many categories of a post are looked at. */
const MOST_CATEGORIES = 6;

interface PostPage {
  readonly kind: 'HOME' | 'CATEGORY';
  readonly categoryId: string | undefined;
  /** '' for the home page. */
  readonly title: string;
}

/** The composed pages where a post may stand: the home page, then those of its categories, its main one first. */
export async function findPostPages(
  db: Db,
  projectId: string,
  postId: string,
): Promise<{ readonly lang: RecordLanguage; readonly pages: readonly PostPage[] }> {
  const { rows } = await sql<{ lang: RecordLanguage; id: string | null; title: string | null }>`
    SELECT coalesce(posts.details ->> 'lang', 'vi') AS lang, categories.id::text, categories.title
    FROM posts
    LEFT JOIN post_categories AS link ON link.project_id = posts.project_id AND link.post_id = posts.id
    LEFT JOIN categories ON categories.project_id = link.project_id AND categories.id = link.category_id
      AND categories.deleted_time IS NULL
    WHERE posts.project_id = ${projectId} AND posts.id = ${postId}
    ORDER BY link.is_main DESC NULLS LAST, link.position LIMIT ${sql.lit(MOST_CATEGORIES)}`.execute(db);
  const categories = rows.flatMap(({ id, title }): PostPage[] =>
    id === null ? [] : [{ kind: 'CATEGORY', categoryId: id, title: title ?? '' }],
  );
  return {
    lang: rows[0]?.lang ?? 'vi',
    pages: [{ kind: 'HOME', categoryId: undefined, title: '' }, ...categories],
  };
}
