import { articleText } from '@toasoan/contract/article/article-text.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { foldedWords } from '../editing/post-search-words.ts';
import { passageOf } from './passage.ts';

/** What the bodies of these posts say about the words of a search, by post. */
export async function passagesOf(
  db: Db,
  projectId: string,
  postIds: readonly string[],
  text: string,
): Promise<ReadonlyMap<string, string>> {
  const words = foldedWords(text);
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('project_id', '=', projectId)
    .where('id', '=', sql<string>`ANY(${postIds})`)
    .execute();
  return new Map(
    rows.flatMap(({ id, content }) => {
      const passage = passageOf(articleText(content), words);
      return passage === undefined ? [] : [[id, passage] as const];
    }),
  );
}
