export { postSearch } from './post-search.ts';
