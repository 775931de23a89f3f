export { commentCounts, commentStatistics } from './comment-queries.ts';
export { commentSearch } from './comment-search.ts';
export { rejectName } from './comment-words.ts';
