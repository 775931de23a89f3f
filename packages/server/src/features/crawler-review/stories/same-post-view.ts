import { sharedWords } from '@toasoan/contract/features/crawler-review/compare-paragraphs.ts';
import type { Db } from '#server/core/db/database.ts';
import { findSimilarPosts } from '#server/features/posts/public.ts';
import { findOther } from '../other-text-view.ts';

/** A title that is nearly the same, or a body that repeats the words of ours. */
const SAME_TITLE = 0.9;
const SAME_BODY = 0.8;

interface Text {
  readonly title: string;
  readonly text: string;
  /** What it has become itself. */
  readonly ownPostId: string | null;
}

/** A post of ours that says the same (domain 6.4: title at least 0.9 or body at least 0.8). */
export async function findSamePost(
  db: Db,
  projectId: string,
  { title, text, ownPostId }: Text,
): Promise<{ readonly id: string; readonly score: number } | undefined> {
  for (const post of await findSimilarPosts(db, projectId, undefined, {
    title,
    exceptId: ownPostId ?? undefined,
  })) {
    if (post.score >= SAME_TITLE) return { id: post.id, score: post.score };
    const other = await findOther(db, projectId, { kind: 'POST', id: post.id });
    const shared = other === undefined ? 0 : sharedWords([text], other.paragraphs);
    if (shared >= SAME_BODY) return { id: post.id, score: shared };
  }
  return undefined;
}
