export { pageSearch } from './page-queries.ts';
