export { postCountStatement, postPageStatement, rankedPageStatement } from './listing/post-page-view.ts';
export { type TextSearch, textSearch } from './listing/text-search-view.ts';
export { postActor } from './post-actor.ts';
export { postStatement } from './post-detail-view.ts';
export { bringInPost } from './saving/add-post.ts';
export { type NewPost, newPostRow } from './saving/new-post-row.ts';
export { slugOfTitle } from './saving/post-slug-store.ts';
export { takeBackPost } from './saving/take-back-post.ts';
