import { type PostDraft, postDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';
import type { NewPost } from '#server/features/posts/editing/new-post-row.ts';
import { importPost } from '#server/features/posts/public.ts';
import { aNumber } from './a-number.ts';

type PostOptions = Partial<Omit<NewPost, 'draft'>> & PostDraft;

/** Makes a post, by default a draft without an author. @returns its id. */
export async function aPost(db: Db, projectId: string, options: PostOptions = {}): Promise<string> {
  const draft = Object.fromEntries(Object.entries(options).filter(([key]) => key in postDraft.shape));
  const past = Object.fromEntries(Object.entries(options).filter(([key]) => !(key in postDraft.shape)));
  const wasPublic = options.state === 'PUBLISHED' || options.state === 'UNPUBLISHED';
  return await db.transaction().execute((tx) =>
    importPost(tx, projectId, {
      createdBy: { userId: null, displayName: 'Hệ thống' },
      ...(wasPublic && { publishedTime: new Date() }),
      ...past,
      draft: { title: `Bài thứ ${aNumber()}`, ...draft },
    }),
  );
}
