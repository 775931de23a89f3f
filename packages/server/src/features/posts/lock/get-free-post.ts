import type { PostActor, PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { getFree } from '#server/features/articles/public.ts';
import { getPost } from '../post-detail-view.ts';
import { POST_KIND } from '../post-kind.ts';
import { factsOf, type PostRecord } from '../post-record.ts';

interface Wanted {
  readonly id: string;
  /** Absent: a call from outside the console, which holds no lock. */
  readonly editingSession?: string | undefined;
}

/**
 * Precedes every write of a post's text. It does not replace a version check. @throws NOT_FOUND, LOCKED_BY_OTHER
 * while another living editing session holds the post.
 */
export async function getFreePost(
  db: Db,
  projectId: string,
  actor: PostActor,
  { id, editingSession }: Wanted,
): Promise<PostRecord> {
  const item = getPost(db, projectId, actor, id);
  const article = { projectId, articleId: id };
  return await getFree<PostFacts, PostRecord>(db, POST_KIND, actor, {
    article,
    editingSession,
    item,
    factsOf,
  });
}
