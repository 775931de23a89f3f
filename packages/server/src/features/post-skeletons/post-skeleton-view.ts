import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  PostSkeleton,
  PostSkeletonListQuery,
} from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { postSkeletonOf } from './post-skeleton-row.ts';

const SORTS = {
  title: sql`title COLLATE "vi-x-icu", id`,
  '-title': sql`title COLLATE "vi-x-icu" DESC, id DESC`,
  nextTime: sql`next_time NULLS LAST, id`,
  updateTime: sql`update_time, id`,
  '-updateTime': sql`update_time DESC, id DESC`,
} as const satisfies Record<PostSkeletonListQuery['sort'], unknown>;

export async function listPostSkeletons(
  db: Db,
  projectId: string,
  query: PostSkeletonListQuery,
): Promise<Page<PostSkeleton>> {
  let found = db.selectFrom('post_skeletons').selectAll().where('project_id', '=', projectId);
  if (query.status !== undefined) found = found.where('status', '=', query.status);
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    found = found.where('search_text', 'like', `% ${word}%`);
  const rows = await found.orderBy(SORTS[query.sort]).limit(query.limit).offset(offsetOf(query)).execute();
  return pageOf(query, rows.map(postSkeletonOf), await countUpToBound(db, found));
}
