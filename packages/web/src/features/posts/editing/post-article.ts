import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { ArticleSession, ArticleTypes } from '#web/features/articles/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import type { PostValues, postInput } from './post-values.ts';

/** The types of a post for the editing that all articles share. */
export interface PostArticle extends ArticleTypes {
  readonly record: Post;
  readonly values: PostValues;
  readonly input: ReturnType<typeof postInput>;
  readonly draft: PostDraft;
  /** Its tags. */
  readonly names: readonly Picked[];
}

export type PostSession = ArticleSession<PostArticle>;
