export { accountSearch } from './account-search.ts';
