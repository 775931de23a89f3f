import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { HeldFound, NamedRecords } from '#server/core/personal-data/personal-data.ts';
import { foldedWords } from '../editing/post-search-words.ts';
import { inMonth, monthsOf } from '../list/ranked-matches-view.ts';
import { searchOf } from '../list/text-search-view.ts';
import { passageOf, saysInOrder } from './passage.ts';

/** Posts that hold the words of a name in any order, of which a step reads so many. */
const STEP = 500;
/** Held in memory at once. */
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
 * Published posts that say a name in title, sapo or body, diacritics ignored. One word alone names nobody. The steps go
 * by the id, which no save changes: whatever is edited meanwhile, no post is left out.
 */
export function namedPosts(most = STEP): NamedRecords {
  return {
    step: async (db, projectId, name, after) => {
      if (!isName(name)) return undefined;
      const ids = await postsWithWords(db, projectId, { name, after, most });
      const found = await postsThatSay(db, projectId, name, ids);
      return { found, read: ids.length, after: ids.length < most ? null : (ids.at(-1) ?? null) };
    },
    among: async (db, projectId, name, ids) =>
      isName(name) ? await postsThatSay(db, projectId, name, ids) : [],
  };
}

function isName(name: string): boolean {
  return foldedWords(name).length >= 2;
}

interface Sought {
  readonly name: string;
  readonly after: string | undefined;
  readonly most: number;
}

/** The index of words finds them; whether the words follow each other is told by the text alone. */
async function postsWithWords(db: Db, projectId: string, { name, after, most }: Sought): Promise<string[]> {
  const search = searchOf({ text: name, inBodies: true });
  if (search === undefined) return [];
  const isFurther = after === undefined ? sql`true` : sql`posts.post_id < ${after}`;
  const { rows } = await sql<{ id: string }>`
    SELECT found.post_id AS id FROM ${monthsOf(projectId)} CROSS JOIN LATERAL (
      SELECT posts.post_id FROM ${search.rows}
      WHERE ${inMonth(projectId, search, search.widest)}
        AND posts.project_id = ${projectId} AND posts.state = 'PUBLISHED' AND ${isFurther}
      ORDER BY posts.post_id DESC LIMIT ${sql.lit(most)}
    ) AS found ORDER BY found.post_id DESC LIMIT ${sql.lit(most)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
async function postsThatSay(
  db: Db,
  projectId: string,
  name: string,
  ids: readonly string[],
): Promise<HeldFound[]> {
  const words = foldedWords(name);
  const found: HeldFound[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const posts = await readPosts(db, projectId, ids.slice(at, at + BATCH));
    found.push(...posts.flatMap((post) => foundIn(post, words) ?? []));
  }
  return found;
}

function foundIn(post: ReadPost, words: readonly string[]): HeldFound | undefined {
  const { id, title, slug, excerpt, content, published_time: time } = post;
  const said = [title, excerpt, articleText(content)].find((text) => saysInOrder(text, words));
  if (said === undefined) return undefined;
  return { id, title, time, match: 'NAME', facts: { slug, passage: passageOf(said, words) ?? null } };
}

async function readPosts(db: Db, projectId: string, ids: readonly string[]): Promise<ReadPost[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title', 'excerpt', 'slug', 'content', 'published_time'])
    .where('project_id', '=', projectId)
    .where('state', '=', 'PUBLISHED')
    .where('id', '=', sql<string>`ANY(${ids}::bigint[])`)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
