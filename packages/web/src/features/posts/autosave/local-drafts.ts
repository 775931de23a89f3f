import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { type CopyName, createDraftStore, type LocalDrafts } from '#web/features/articles/public-drafts.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import type { PostArticle } from '../editing/post-article.ts';

/** Unsaved text of a post in this browser. */
export interface LocalDraft extends CopyName {
  /** Undefined: the post does not exist on the server yet. */
  readonly postId: string | undefined;
  readonly projectId: string;
  /** 0 for a new post. */
  readonly baseVersion: number;
  readonly savedTime: string;
  readonly draft: PostDraft;
  /** Names of its tags. */
  readonly tags: readonly Picked[];
}

const drafts = createDraftStore<LocalDraft>('toasoan-drafts', 'posts');

export const keepLocalDraft = drafts.keep;

/** The same for the shared editing. */
export const postCopies: LocalDrafts<PostArticle> = {
  keep: (userId, { articleId, names, ...copy }) =>
    drafts.keep(userId, { ...copy, postId: articleId, tags: names }),
  drop: drafts.drop,
  all: async (userId) => {
    const all = await drafts.all(userId);
    return all.map(({ postId, tags, ...copy }) => ({ ...copy, articleId: postId, names: tags }));
  },
  hasSome: drafts.hasSome,
};

/** This person's unsaved texts of one post (or of posts not created yet), newest first. */
export async function localDraftsOf(
  userId: string,
  of: { readonly projectId: string; readonly postId: string | undefined },
): Promise<LocalDraft[]> {
  const all = await drafts.all(userId);
  return all.filter((draft) => draft.projectId === of.projectId && draft.postId === of.postId);
}
