import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { PostText } from '../editing/post-columns.ts';
import { searchColumns } from '../editing/post-columns.ts';
import { spelledWords } from '../editing/post-search-words.ts';

interface WrittenPost extends PostText {
  readonly id: string;
  readonly content: ArticleDocument;
}

/** The words that a search of bodies finds a post by: those of a search of titles and those of the body. */
export function bodyWords(post: Omit<WrittenPost, 'id'>): string {
  return spelledWords(`${searchColumns(post).spelled}\n${articleText(post.content)}`);
}

/** Writes the words of these posts as they are now; a post that is gone has none. */
export async function writeBodyWords(db: Db, postIds: readonly string[]): Promise<void> {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'title', 'excerpt', 'keywords', 'authors', 'content'])
    .where('id', '=', sql<string>`ANY(${postIds})`)
    .execute();
  const written = posts.map((post) => ({ id: post.id, words: bodyWords(post) }));
  await sql`
    INSERT INTO post_body_search (post_id, project_id, month, words)
    SELECT post_id, project_id, month, given.words
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS given (id bigint, words text)
    JOIN post_search ON post_id = given.id
    ORDER BY post_id
    ON CONFLICT (post_id) DO UPDATE SET words = excluded.words, month = excluded.month
    WHERE post_body_search.words <> excluded.words`.execute(db);
}

/**
 * Moves the words of recent writes from the lists in front of the indexes, which every search reads, into the indexes:
 * for many posts together that costs a fraction.
 */
export async function mergeNewWords(db: Db): Promise<void> {
  await sql`SELECT merge_new_words()`.execute(db);
}

/** The next posts after an id. */
export async function postIdsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
