import { mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The current state of a post that an earlier run created. */
export interface CurrentPost {
  readonly version: number;
  /** Somebody has unsaved words for its text. */
  readonly isBeingEdited: boolean;
  readonly mediaIds: ReadonlySet<string>;
}

export async function findCurrentPost(
  db: Db,
  projectId: string,
  id: string,
): Promise<CurrentPost | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(['version', 'content', 'details'])
    .select(
      sql<boolean>`pending IS NOT NULL OR EXISTS (
        SELECT FROM post_autosaves WHERE project_id = ${projectId} AND post_id = ${id})`.as(
        'is_being_edited',
      ),
    )
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const held = mediaIn({ content: row.content, details: pickDetails(row.details) });
  return {
    version: row.version,
    isBeingEdited: row.is_being_edited,
    mediaIds: new Set(held.map(({ mediaId }) => mediaId)),
  };
}
