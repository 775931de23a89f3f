import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { findCategoryStatuses } from '#server/features/categories/public.ts';
import { findTagStatuses } from '#server/features/tags/public.ts';
import type { EventTerms } from '../event-record.ts';

interface References extends EventTerms {
  readonly relatedPostIds: readonly string[];
}

export const NO_REFERENCES: References = { categoryIds: [], tagIds: [], relatedPostIds: [] };

/** New references must exist here and be in use; earlier ones may stay. @throws INVALID_INPUT on those that are not. */
export async function checkEventReferences(
  db: Db,
  projectId: string,
  before: References,
  sent: EventDraft,
): Promise<void> {
  const fresh = (ids: readonly string[] | undefined, known: readonly string[]) =>
    (ids ?? []).filter((id) => !known.includes(id));
  const categoryIds = fresh(sent.categoryIds, before.categoryIds);
  const tagIds = fresh(sent.tagIds, before.tagIds);
  const postIds = fresh(sent.relatedPostIds, before.relatedPostIds);
  const [categories, tags, posts] = await together(
    findCategoryStatuses(db, projectId, categoryIds),
    findTagStatuses(db, projectId, tagIds),
    findPosts(db, projectId, postIds),
  );
  const fields = [
    ...marks(
      'categoryIds',
      sent.categoryIds,
      categoryIds.filter((id) => categories.get(id) !== 'ENABLE'),
    ),
    ...marks(
      'tagIds',
      sent.tagIds,
      tagIds.filter((id) => tags.get(id) !== 'ENABLE'),
    ),
    ...marks(
      'relatedPostIds',
      sent.relatedPostIds,
      postIds.filter((id) => !posts.has(id)),
    ),
  ];
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** What another event may take over. */
export async function usableReferences(db: Db, projectId: string, has: References): Promise<References> {
  const [categories, tags, posts] = await together(
    findCategoryStatuses(db, projectId, has.categoryIds),
    findTagStatuses(db, projectId, has.tagIds),
    findPosts(db, projectId, has.relatedPostIds),
  );
  return {
    categoryIds: has.categoryIds.filter((id) => categories.get(id) === 'ENABLE'),
    tagIds: has.tagIds.filter((id) => tags.get(id) === 'ENABLE'),
    relatedPostIds: has.relatedPostIds.filter((id) => posts.has(id)),
  };
}

async function findPosts(db: Db, projectId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM posts
    WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[]) AND state <> 'TRASHED'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

function marks(field: string, sent: readonly string[] | undefined, bad: readonly string[]): FieldProblem[] {
  return (sent ?? []).flatMap((id, index) =>
    bad.includes(id) ? [{ field: `${field}.${index}`, code: 'unknownReference' as const }] : [],
  );
}
