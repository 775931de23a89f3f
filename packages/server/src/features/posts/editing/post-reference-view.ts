import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';

type Table = 'tags' | 'categories' | 'posts' | 'events';

/**
 * New references of a post beside its terms must exist: a TOPIC story and categories in use, posts and events
 * of the project. Earlier references may stay. @throws INVALID_INPUT for missing ids.
 */
export async function checkReferences(
  db: Db,
  projectId: string,
  before: PostDetails,
  sent: PostDraft,
): Promise<void> {
  const topics = sent.topicId === undefined || sent.topicId === null ? [] : [sent.topicId];
  const [unknownTopics, categories, posts, events] = await together(
    unknownIn(db, projectId, 'tags', fresh(topics, [before.topicId])),
    marks(db, projectId, 'relatedCategoryIds', 'categories', before, sent),
    marks(db, projectId, 'relatedPostIds', 'posts', before, sent),
    marks(db, projectId, 'eventIds', 'events', before, sent),
  );
  const fields = [...unknownTopics.map(() => 'topicId'), ...categories, ...posts, ...events].map(
    (field): FieldProblem => ({ field, code: 'unknownReference' }),
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** The references that another post may have. */
export async function usableReferences(
  db: Db,
  projectId: string,
  { topicId, relatedCategoryIds, relatedPostIds, eventIds }: PostDetails,
) {
  const without = async (table: Table, ids: readonly string[]) => {
    const unknown = await unknownIn(db, projectId, table, ids);
    return ids.filter((id) => !unknown.includes(id));
  };
  const [topic] = await without('tags', topicId === null ? [] : [topicId]);
  return {
    topicId: topic ?? null,
    relatedCategoryIds: await without('categories', relatedCategoryIds),
    relatedPostIds: await without('posts', relatedPostIds),
    eventIds: await without('events', eventIds),
  };
}

function fresh(sent: readonly string[], before: readonly (string | null)[]): string[] {
  return sent.filter((id) => !before.includes(id));
}

async function marks(
  db: Db,
  projectId: string,
  field: 'relatedCategoryIds' | 'relatedPostIds' | 'eventIds',
  table: Table,
  before: PostDetails,
  sent: PostDraft,
): Promise<string[]> {
  const ids = sent[field] ?? [];
  const unknown = await unknownIn(db, projectId, table, fresh(ids, before[field]));
  return ids.flatMap((id, index) => (unknown.includes(id) ? [`${field}.${index}`] : []));
}

const IN_USE = {
  tags: sql`AND status = 'ENABLE' AND kind = 'TOPIC'`,
  categories: sql`AND status = 'ENABLE'`,
  posts: sql`AND state <> 'TRASHED'`,
  events: sql`AND state <> 'TRASHED'`,
} as const satisfies Record<Table, unknown>;

async function unknownIn(db: Db, projectId: string, table: Table, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)}
    WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[]) ${IN_USE[table]}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
