import {
  changedFields,
  type PostVersionKind,
} from '@toasoan/contract/features/posts/history/post-version.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { mediaOfVersion } from '../media/settle-media.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';

/** Drafts of a post that are kept; public versions are kept permanently. */
const KEPT_DRAFTS = 50;

interface VersionOfPost {
  readonly before?: PostRecord;
  /** True: a version of it is kept already. */
  readonly hasHistory?: boolean | undefined;
  readonly after: PostRecord;
  readonly kind: PostVersionKind;
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
  const isPublic = kind === 'publish';
  const changed = before === undefined ? [] : changedFields(snapshotOf(before), snapshot);
  const hasContent = hasOtherText(after);
  const { content: _content, ...rest } = snapshot;
  const kept = sql`
    INSERT INTO post_versions (project_id, post_id, no, kind, is_public, time, user_id, user_name, changed_fields,
      snapshot, has_content, media, note, is_substantive)
    VALUES (${projectId}, ${after.id}, ${after.version}, ${kind}, ${isPublic},
      coalesce(${at}::timestamptz, now()), ${by.userId}, ${by.displayName}, ${changed},
      ${JSON.stringify(hasContent ? snapshot : rest)}, ${hasContent}, ${mediaOfVersion(snapshot)}::text[],
      ${note}, ${isSubstantive})`;
  if (before === undefined) return await sentAhead(db, kept.execute(db));
  if (version.hasHistory !== true) await keepFound(db, projectId, before);
  // The statement does not see the row that it adds itself.
  const others = isPublic ? KEPT_DRAFTS : KEPT_DRAFTS - 1;
  const statement = sql`
    WITH kept AS (${kept})
    DELETE FROM post_versions
    WHERE project_id = ${projectId} AND post_id = ${after.id} AND NOT is_public AND no <= (
      SELECT no FROM post_versions
      WHERE project_id = ${projectId} AND post_id = ${after.id} AND NOT is_public
      ORDER BY no DESC OFFSET ${others} LIMIT 1
    )`;
  await sentAhead(db, statement.execute(db));
}

/** A working copy whose text waits beside the post's own. */
function hasOtherText({ content, pending }: PostRecord): boolean {
  return pending !== null && pending.content === content;
}

/** Whether the history of a post has begun. */
export async function hasVersions(db: Db, projectId: string, postId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (
      SELECT FROM post_versions WHERE project_id = ${projectId} AND post_id = ${postId}
    ) AS has`.execute(db);
  return rows[0]?.has ?? false;
}

/** As it was found, where its history has not begun. */
export async function keepFound(db: Db, projectId: string, post: PostRecord): Promise<void> {
  const found = sql`
    INSERT INTO post_versions
      (project_id, post_id, no, kind, is_public, time, user_id, user_name, changed_fields, snapshot, media)
    SELECT ${projectId}, ${post.id}, ${post.version}, 'found', ${post.state === 'PUBLISHED'},
      ${post.update_time}, ${post.updated_by_id}, ${post.updated_by_name}, '{}',
      ${JSON.stringify(snapshotOf(post))}, ${mediaOfVersion(snapshotOf(post))}::text[]
    WHERE NOT EXISTS (
      SELECT FROM post_versions WHERE project_id = ${projectId} AND post_id = ${post.id}
    )`;
  await sentAhead(db, found.execute(db));
}
