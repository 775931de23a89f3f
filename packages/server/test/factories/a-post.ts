import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';
import { bringInPost } from '#server/features/posts/public.ts';
import type { NewPost } from '#server/features/posts/saving/new-post-row.ts';
import { aNumber } from './a-number.ts';

type PostWish = Partial<Omit<NewPost, 'draft'>> & PostDraft;

/** Makes a post and answers its id; without wishes it is a draft of nobody's. */
export async function aPost(db: Db, projectId: string, wish: PostWish = {}): Promise<string> {
  const { createdBy, updatedBy, state, stateBeforeTrash, publishedTime, createTime, updateTime, ...rest } =
    wish;
  const { unpublishReason, note, ...draft } = rest;
  const wasPublic = state === 'PUBLISHED' || state === 'UNPUBLISHED';
  return await db.transaction().execute((tx) =>
    bringInPost(tx, projectId, {
      draft: { title: `Bài thứ ${aNumber()}`, ...draft },
      createdBy: createdBy ?? { userId: null, displayName: 'Hệ thống' },
      ...(updatedBy && { updatedBy }),
      ...(state && { state }),
      ...(stateBeforeTrash && { stateBeforeTrash }),
      ...((publishedTime ?? wasPublic) && { publishedTime: publishedTime ?? new Date() }),
      ...(createTime && { createTime }),
      ...(updateTime && { updateTime }),
      ...(unpublishReason && { unpublishReason }),
      ...(note && { note }),
    }),
  );
}
