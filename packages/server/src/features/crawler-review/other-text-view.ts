import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ItemRow } from './item-row.ts';

/** What a text is compared with: another one, or a post of ours. */
export interface OtherText {
  readonly title: string;
  readonly time: Date | null;
  readonly paragraphs: readonly string[];
}

interface OtherAsked {
  readonly kind: 'ITEM' | 'POST';
  readonly id: string;
}

/** Undefined also for one of another project, and for a post in the trash. */
export async function findOther(
  db: Db,
  projectId: string,
  { kind, id }: OtherAsked,
): Promise<OtherText | undefined> {
  if (kind === 'ITEM') {
    const { rows } = await sql<{ title: string; time: Date | null; text: string }>`
      SELECT title, published_time AS time, concat_ws(E'\n', nullif(sapo, ''), content_text) AS text
      FROM crawled_items WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
    return rows[0] && { title: rows[0].title, time: rows[0].time, paragraphs: linesOf(rows[0].text) };
  }
  const { rows } = await sql<{ title: string; time: Date | null; excerpt: string; content: ArticleNode }>`
    SELECT title, published_time AS time, excerpt, content FROM posts
    WHERE project_id = ${projectId} AND id = ${id} AND state <> 'TRASHED'`.execute(db);
  const [post] = rows;
  if (post === undefined) return undefined;
  const paragraphs = [post.excerpt, ...textBlocks(post.content)].map((text) => text.trim()).filter(Boolean);
  return { title: post.title, time: post.time, paragraphs };
}

/** Sapo and paragraphs of a text. */
export function paragraphsOf({ sapo, content_text }: Pick<ItemRow, 'sapo' | 'content_text'>): string[] {
  return linesOf(`${sapo}\n${content_text}`);
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The words of every block that holds text itself. */
function textBlocks(node: ArticleNode): string[] {
  const children = node.content ?? [];
  if (children.some(({ type }) => type === 'text')) return [children.map(textOf).join('')];
  return children.flatMap(textBlocks);
}

function textOf(node: ArticleNode): string {
  return node.text ?? (node.content ?? []).map(textOf).join('');
}
