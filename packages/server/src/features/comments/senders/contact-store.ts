import type { CommentState } from '@toasoan/contract/features/comments/comment-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface StoredContact {
  readonly target_title: string;
  readonly state: CommentState;
  readonly content: string;
  readonly content_original: string | null;
  readonly sender_key: Buffer;
  /** Null when its time is over, or when none was given. */
  readonly box: Buffer | null;
  readonly key_id: string | null;
}

/** Undefined for an unknown comment. */
export async function findContact(db: Db, projectId: string, id: string): Promise<StoredContact | undefined> {
  const { rows } = await sql<StoredContact>`
    SELECT target_title, state, content, content_original, sender_key, box, key_id
    FROM comments LEFT JOIN comment_contacts AS contact ON contact.comment_id = comments.id
    WHERE comments.project_id = ${projectId} AND comments.id = ${id}`.execute(db);
  return rows[0];
}
