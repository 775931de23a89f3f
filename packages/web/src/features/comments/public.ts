export { commentCounts, commentStatistics } from './comment-queries.ts';
export { rejectName } from './comment-words.ts';
