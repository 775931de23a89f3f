import type { Page } from '@toasoan/contract/core/paging.ts';
import type { SimilarTag, Tag, TagListQuery, TagView } from '@toasoan/contract/features/tags/tag.ts';
import { tagNearKey } from '@toasoan/contract/features/tags/tag-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { type TagRow, tagOf } from './tag-row.ts';
import { foldTagUse } from './tag-use-store.ts';

const MAX_SIMILAR = 5;

/** The condition of each tab above the list; the counts use the very same. */
const VIEWS = {
  all: sql<boolean>`true`,
  noDescription: sql<boolean>`tags.description = ''`,
  orphan: sql<boolean>`tags.post_count = 0`,
  duplicate: sql<boolean>`EXISTS (
    SELECT 1 FROM tag_names AS own
    JOIN tag_names AS near ON near.project_id = own.project_id AND near.near_key = own.near_key
    WHERE own.project_id = tags.project_id AND own.tag_id = tags.id AND near.tag_id <> own.tag_id)`,
} as const satisfies Record<TagView, unknown>;

function living(db: Db, projectId: string) {
  return db
    .selectFrom('tags')
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .where('merged_into_id', 'is', null);
}

function matching(db: Db, projectId: string, query: TagListQuery) {
  let rows = living(db, projectId).where(VIEWS[query.view]);
  for (const word of wordsOf(foldVietnamese(query.text ?? ''))) {
    rows = rows.where('search_text', 'like', `% ${word}%`);
  }
  if (query.kind !== undefined) rows = rows.where('kind', 'in', query.kind);
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  if (query.isFeatured !== undefined) rows = rows.where('is_featured', '=', query.isFeatured);
  return rows;
}

const SORTS = {
  title: sql`title COLLATE "vi-x-icu", id`,
  '-title': sql`title COLLATE "vi-x-icu" DESC, id DESC`,
  postCount: sql`post_count, id`,
  '-postCount': sql`post_count DESC, id DESC`,
  updateTime: sql`update_time, id`,
  '-updateTime': sql`update_time DESC, id DESC`,
} as const;

export async function listTags(db: Db, projectId: string, query: TagListQuery): Promise<Page<Tag>> {
  await foldTagUse(db, projectId);
  const rows = await matching(db, projectId, query)
    .selectAll('tags')
    .select(sql<string | null>`NULL`.as('merged_into_title'))
    .orderBy(SORTS[query.sort])
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const count = await countUpToBound(db, matching(db, projectId, query));
  return pageOf(
    query,
    rows.map((row: TagRow) => tagOf(row)),
    count,
  );
}

export async function countTags(db: Db, projectId: string): Promise<Record<TagView, number>> {
  await foldTagUse(db, projectId);
  const count = (view: TagView) => sql<number>`count(*) FILTER (WHERE ${VIEWS[view]})::int`;
  return await living(db, projectId)
    .select([
      count('all').as('all'),
      count('noDescription').as('noDescription'),
      count('orphan').as('orphan'),
      count('duplicate').as('duplicate'),
    ])
    .executeTakeFirstOrThrow();
}

/** Tags with a title or alias that is almost the name, most used first. */
export async function findSimilarTags(
  db: Db,
  projectId: string,
  name: { readonly title: string; readonly exceptId?: string | undefined },
): Promise<SimilarTag[]> {
  await foldTagUse(db, projectId);
  const rows = await living(db, projectId)
    .select(['id', 'title', 'post_count'])
    .where((tag) =>
      tag.exists(
        tag
          .selectFrom('tag_names')
          .select('tag_names.tag_id')
          .whereRef('tag_names.project_id', '=', 'tags.project_id')
          .whereRef('tag_names.tag_id', '=', 'tags.id')
          .where('tag_names.near_key', '=', tagNearKey(name.title)),
      ),
    )
    .where('id', '!=', name.exceptId ?? '0')
    .orderBy('post_count', 'desc')
    .limit(MAX_SIMILAR)
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title, postCount: row.post_count }));
}
