export { bringInPost } from './saving/add-post.ts';
export type { NewPost } from './saving/new-post-row.ts';
export { takeBackPost } from './saving/take-back-post.ts';
