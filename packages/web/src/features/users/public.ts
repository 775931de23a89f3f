export { whyAnswer } from './user-queries.ts';
export { userSearch } from './user-search.ts';
