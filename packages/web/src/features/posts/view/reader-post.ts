import type { Post } from '@toasoan/contract/features/posts/post.ts';

/** The fields of a post that its readers see. */
export type ReaderPost = Pick<
  Post,
  'title' | 'excerpt' | 'content' | 'mainCategory' | 'authors' | 'publishedTime' | 'details' | 'media'
>;
