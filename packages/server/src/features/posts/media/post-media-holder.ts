import type { ArticleMediaHolder } from '#server/core/media/article-media-holder.ts';
import { holdPosts } from './post-use-store.ts';
import { giveMediaBackToPost, takeMediaOutOfPost } from './take-media-out.ts';

/** Posts, as a recall of a file sees them. */
export const postMediaHolder: ArticleMediaHolder = {
  entity: 'post',
  hold: holdPosts,
  takeOut: takeMediaOutOfPost,
  giveBack: giveMediaBackToPost,
};
