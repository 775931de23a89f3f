import { AppError } from '#server/core/errors/app-error.ts';
import { holdTerms, lockPost } from '../editing/post-store.ts';
import { isWorkedOn } from '../lock/worked-on-view.ts';
import { type PostWork, postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { transitionPost } from './transition-post.ts';

/**
 * Puts a draft that the product has made into the trash, as long as nobody has touched it since `version`. Says what
 * is in the way: CHANGED, also in another state or gone; OPEN while somebody writes in it. @throws FORBIDDEN
 */
export async function dropDraft(
  call: PostWork,
  { id, version }: { readonly id: string; readonly version: number | null },
): Promise<'CHANGED' | 'OPEN' | undefined> {
  const { db, projectId, caller } = call;
  await holdTerms(db, projectId);
  await lockPost(db, projectId, id);
  const post = await getPost(db, projectId, postActor(caller), id).catch(unlessGone);
  if (post?.state !== 'DRAFT' || post.version !== version) return 'CHANGED';
  if (await isWorkedOn(db, projectId, { postId: id, userId: caller.userId })) return 'OPEN';
  await transitionPost(call, { id, version: post.version, to: 'TRASHED', notifies: false });
  return undefined;
}

function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
