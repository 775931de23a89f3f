export {
  postCountStatement,
  postPageStatement,
  postsByIdStatement,
  rankedPageStatement,
} from './listing/post-page-view.ts';
export { type ResolvedQuery, resolveStatement } from './listing/resolved-query.ts';
export { type TextSearch, textSearch } from './listing/text-search-view.ts';
export { holdPosts } from './media/hold-posts-store.ts';
export { putPicturesIntoPost } from './media/put-pictures.ts';
export { giveMediaBackToPost, takeMediaOutOfPost } from './media/take-media-out.ts';
export { postActor } from './post-actor.ts';
export { postStatement } from './post-detail-view.ts';
export { importPost } from './saving/add-post.ts';
export { type NewPost, newPostRow } from './saving/new-post-row.ts';
export { slugOfTitle } from './saving/post-slug-store.ts';
export { takeBackPost } from './saving/take-back-post.ts';
