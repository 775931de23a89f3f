import type { Post } from '@toasoan/contract/features/posts/post.ts';

/** What of a post its readers find on its page. */
export type ReaderPost = Pick<
  Post,
  'title' | 'excerpt' | 'content' | 'mainCategory' | 'authors' | 'publishedTime' | 'details' | 'media'
>;
