import type { VersionKind } from '@toasoan/contract/features/articles/history/article-version.ts';
import { changedFields } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type NewVersion, writeFoundVersion, writeVersion } from '#server/features/articles/public.ts';
import { mediaOfVersion } from '../media/settle-media.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';
import { POST_TABLES } from '../post-tables.ts';

interface VersionOfPost {
  readonly before?: PostRecord;
  /** True: a version of it is kept already. */
  readonly hasHistory?: boolean | undefined;
  readonly after: PostRecord;
  readonly kind: VersionKind;
  readonly by: Actor;
  readonly note?: string;
  /** Readers are shown an update. */
  readonly isSubstantive?: boolean;
  /** Absent: now. */
  readonly at?: Date | undefined;
}

/**
 * Keeps the result of a save. A post whose history begins with this change (it was imported, or is older than
 * histories) is also kept as it was found.
 */
export async function keepVersion(db: Db, projectId: string, version: VersionOfPost): Promise<void> {
  const { before, after, kind, by, note = '', isSubstantive = false, at } = version;
  const snapshot = snapshotOf(after);
  const changedNames = before === undefined ? [] : changedFields(snapshotOf(before), snapshot);
  const hasContent = hasOtherText(after);
  const { content: _content, ...rest } = snapshot;
  if (before !== undefined && version.hasHistory !== true) await keepFound(db, projectId, before);
  const row: NewVersion = {
    article: { projectId, articleId: after.id },
    no: after.version,
    kind,
    isPublic: kind === 'publish',
    at,
    by,
    changedFields: changedNames,
    snapshot: hasContent ? snapshot : rest,
    hasContent,
    media: mediaOfVersion(snapshot),
    note,
    isSubstantive,
  };
  await writeVersion(db, POST_TABLES, row, { isFirst: before === undefined });
}

/** A working copy whose text waits beside the post's own. */
function hasOtherText({ content, pending }: PostRecord): boolean {
  return pending !== null && pending.content === content;
}

/** As it was found, where its history has not begun. */
export async function keepFound(db: Db, projectId: string, post: PostRecord): Promise<void> {
  await writeFoundVersion(db, POST_TABLES, {
    article: { projectId, articleId: post.id },
    no: post.version,
    isPublic: post.state === 'PUBLISHED',
    at: post.update_time,
    by: { userId: post.updated_by_id, displayName: post.updated_by_name },
    snapshot: snapshotOf(post),
    media: mediaOfVersion(snapshotOf(post)),
  });
}
