import { countWords } from '@toasoan/contract/article/article-text.ts';
import type { PostSkeleton } from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import { auditFieldsOf, type RowOf } from '#server/core/db/versioned.ts';

export type PostSkeletonRow = RowOf<'post_skeletons'>;

export function postSkeletonOf(row: PostSkeletonRow): PostSkeleton {
  const { snapshot, last_post_id: lastId, last_time: lastTime } = row;
  return {
    id: row.id,
    title: row.title,
    headline: row.headline,
    note: row.note,
    weekdays: row.weekdays,
    time: row.day_time,
    assignee: row.assignee_id === null ? null : { userId: row.assignee_id, displayName: row.assignee_name },
    nextTime: row.next_time?.toISOString() ?? null,
    lastPost:
      lastId === null || lastTime === null
        ? null
        : { id: lastId, title: row.last_post_title, time: lastTime.toISOString() },
    wordCount: snapshot === null ? 0 : countWords(snapshot.content),
    categories: snapshot?.categories.map(({ title }) => title) ?? [],
    status: row.status,
    ...auditFieldsOf(row),
  };
}

/** What the log compares; the content appears by its length alone. */
export function auditedPostSkeleton(row: PostSkeletonRow) {
  const { id, title, headline, note, weekdays, time, assignee, wordCount, categories, status } =
    postSkeletonOf(row);
  return {
    id,
    title,
    headline,
    note,
    weekdays,
    time,
    assignee: assignee?.displayName ?? null,
    wordCount,
    categories,
    status,
  };
}
