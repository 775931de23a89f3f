import { type PostDraft, postDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';
import { bringInPost } from '#server/features/posts/public.ts';
import type { NewPost } from '#server/features/posts/saving/new-post-row.ts';
import { aNumber } from './a-number.ts';

type PostWish = Partial<Omit<NewPost, 'draft'>> & PostDraft;

/** Makes a post and answers its id; without wishes it is a draft of nobody's. */
export async function aPost(db: Db, projectId: string, wish: PostWish = {}): Promise<string> {
  const draft = Object.fromEntries(Object.entries(wish).filter(([key]) => key in postDraft.shape));
  const past = Object.fromEntries(Object.entries(wish).filter(([key]) => !(key in postDraft.shape)));
  const wasPublic = wish.state === 'PUBLISHED' || wish.state === 'UNPUBLISHED';
  return await db.transaction().execute((tx) =>
    bringInPost(tx, projectId, {
      createdBy: { userId: null, displayName: 'Hệ thống' },
      ...(wasPublic && { publishedTime: new Date() }),
      ...past,
      draft: { title: `Bài thứ ${aNumber()}`, ...draft },
    }),
  );
}
