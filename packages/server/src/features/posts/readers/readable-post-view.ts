import type { Db } from '#server/core/db/database.ts';

/** What readers of a public post may know of it before they read it. */
export interface ReadablePost {
  readonly id: string;
  readonly title: string;
  /** False: kept for reading after its time. */
  readonly isCurrent: boolean;
  readonly publishedTime: Date | null;
  /** ON and OFF are the post's own; INHERIT is the project's. */
  readonly allowComment: 'INHERIT' | 'ON' | 'OFF';
}

/** A post that everybody may read: published, or kept as an archive after its time. */
export async function findReadablePost(
  db: Db,
  projectId: string,
  id: string,
): Promise<ReadablePost | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(['id', 'title', 'state', 'published_time', 'details'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', 'in', ['PUBLISHED', 'EXPIRED'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { archiveOnExpire = false, allowComment = 'INHERIT' } = row.details;
  const isCurrent = row.state === 'PUBLISHED';
  if (!isCurrent && !archiveOnExpire) return undefined;
  return { id: row.id, title: row.title, isCurrent, publishedTime: row.published_time, allowComment };
}
