import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { PersonalDataSource } from '#server/core/personal-data/personal-data.ts';
import { foldedWords } from '../editing/post-search-words.ts';
import { inMonth, monthsOf } from '../list/ranked-matches-view.ts';
import { searchOf } from '../list/text-search-view.ts';
import { passageOf, saysInOrder } from './passage.ts';

/** Posts that hold the words of a name, in any order, of which so many are read. */
const MOST_READ = 1_000;
const BATCH = 100;

interface ReadPost {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly content: ArticleDocument;
  readonly published_time: Date | null;
}

/**
 * Published posts that say the name in title, sapo or body, diacritics ignored, the newest first. One word alone names
 * nobody.
 */
export const publishedNames: PersonalDataSource = {
  find: async (db, projectId, { name }, limit) => {
    const words = foldedWords(name);
    if (words.length < 2) return [];
    const ids = await postsWithWords(db, projectId, name);
    const found: ReadPost[] = [];
    for (let at = 0; at < ids.length && found.length < limit; at += BATCH) {
      const posts = await readPosts(db, projectId, ids.slice(at, at + BATCH));
      found.push(...posts.filter((post) => textsOf(post).some((text) => saysInOrder(text, words))));
    }
    return found.slice(0, limit).map((post) => ({
      id: post.id,
      title: post.title,
      time: post.published_time,
      match: 'NAME',
      facts: {
        slug: post.slug,
        passage: passageOf(textsOf(post).find((text) => saysInOrder(text, words)) ?? '', words) ?? null,
      },
    }));
  },
};

function textsOf({ title, excerpt, content }: ReadPost): string[] {
  return [title, excerpt, articleText(content)];
}

async function postsWithWords(db: Db, projectId: string, name: string): Promise<string[]> {
  const search = searchOf({ text: name, inBodies: true });
  if (search === undefined) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT found.post_id AS id FROM ${monthsOf(projectId)} CROSS JOIN LATERAL (
      SELECT posts.post_id FROM ${search.rows}
      WHERE ${inMonth(projectId, search, search.widest)}
        AND posts.project_id = ${projectId} AND posts.state = 'PUBLISHED'
      ORDER BY posts.update_time DESC, posts.post_id DESC LIMIT ${sql.lit(MOST_READ)}
    ) AS found LIMIT ${sql.lit(MOST_READ)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
async function readPosts(db: Db, projectId: string, ids: readonly string[]): Promise<ReadPost[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title', 'excerpt', 'slug', 'content', 'published_time'])
    .where('project_id', '=', projectId)
    .where('id', '=', sql<string>`ANY(${ids}::bigint[])`)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
