import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { type RawBuilder, sql } from 'kysely';

const FILTER = (projectId: string) => sql`posts.project_id = ${projectId} AND posts.state <> 'TRASHED'`;

/**
 * The obvious statements for the same answer: each page counts the filter exactly, and OFFSET skips rows that are
 * already joined and complete (except the body, which no list needs).
 */
export function textbookStatements(projectId: string, query: PostListQuery): RawBuilder<unknown>[] {
  return [
    sql`SELECT count(*) FROM posts WHERE ${FILTER(projectId)}`,
    sql`
      SELECT posts.id, posts.title, posts.slug, posts.state, posts.state_before_trash,
        categories.id AS category_id, categories.title AS category_title, posts.authors, posts.note,
        posts.word_count, posts.published_time, posts.version, posts.create_time, posts.update_time,
        posts.created_by_id, posts.created_by_name, posts.updated_by_id, posts.updated_by_name
      FROM posts
      LEFT JOIN post_categories AS main
        ON main.project_id = posts.project_id AND main.post_id = posts.id AND main.is_main
      LEFT JOIN categories ON categories.project_id = main.project_id AND categories.id = main.category_id
      WHERE ${FILTER(projectId)}
      ORDER BY posts.update_time DESC, posts.id DESC
      LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`,
  ];
}
