import {
  changedFields,
  type PostVersionKind,
} from '@toasoan/contract/features/posts/history/post-version.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { mediaOfVersion } from '../media/settle-media.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';

/** Drafts of a post that are kept; public versions are kept permanently. */
const KEPT_DRAFTS = 50;

interface VersionOfPost {
  readonly before?: PostRecord;
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
  if (before !== undefined) await keepFound(db, projectId, before);
  const snapshot = snapshotOf(after);
  await db
    .insertInto('post_versions')
    .values({
      project_id: projectId,
      post_id: after.id,
      no: after.version,
      kind,
      is_public: kind === 'publish',
      user_id: by.userId,
      user_name: by.displayName,
      changed_fields: before === undefined ? [] : changedFields(snapshotOf(before), snapshot),
      snapshot: JSON.stringify(snapshot),
      media: mediaOfVersion(snapshot),
      note,
      is_substantive: isSubstantive,
      ...(at && { time: at }),
    })
    .execute();
  await dropOldDrafts(db, projectId, after.id);
}

/** As it was found, where its history has not begun. */
export async function keepFound(db: Db, projectId: string, post: PostRecord): Promise<void> {
  await sql`
    INSERT INTO post_versions
      (project_id, post_id, no, kind, is_public, time, user_id, user_name, changed_fields, snapshot, media)
    SELECT ${projectId}, ${post.id}, ${post.version}, 'found', ${post.state === 'PUBLISHED'},
      ${post.update_time}, ${post.updated_by_id}, ${post.updated_by_name}, '{}',
      ${JSON.stringify(snapshotOf(post))}, ${mediaOfVersion(snapshotOf(post))}::text[]
    WHERE NOT EXISTS (
      SELECT FROM post_versions WHERE project_id = ${projectId} AND post_id = ${post.id}
    )`.execute(db);
}

async function dropOldDrafts(db: Db, projectId: string, postId: string): Promise<void> {
  await sql`
    DELETE FROM post_versions
    WHERE project_id = ${projectId} AND post_id = ${postId} AND NOT is_public AND no <= (
      SELECT no FROM post_versions
      WHERE project_id = ${projectId} AND post_id = ${postId} AND NOT is_public
      ORDER BY no DESC OFFSET ${KEPT_DRAFTS} LIMIT 1
    )`.execute(db);
}
