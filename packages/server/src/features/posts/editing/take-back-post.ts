import type { Db } from '#server/core/db/database.ts';
import { dropPostUses } from '../media/post-use-store.ts';
import { postStatement, wholeRecord } from '../post-detail-view.ts';
import { type PostRecord, termsOf } from '../post-record.ts';
import { changeUse, NO_TERMS } from './post-links-store.ts';
import { deletePostRow, holdTerms, lockPost } from './post-store.ts';

/**
 * Deletes an imported post, unless its version has changed since. Returns the post as it was found; undefined when
 * it does not exist.
 */
export async function takeBackPost(
  db: Db,
  projectId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<PostRecord | undefined> {
  await holdTerms(db, projectId);
  await lockPost(db, projectId, id);
  const { rows } = await postStatement(projectId, id).execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const post = await wholeRecord(db, projectId, row);
  if (post.version !== version) return post;
  if (post.state !== 'TRASHED') await changeUse(db, projectId, termsOf(post), NO_TERMS);
  await dropPostUses(db, projectId, id);
  await deletePostRow(db, projectId, id);
  return post;
}
