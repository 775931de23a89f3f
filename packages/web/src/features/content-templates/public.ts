export { templateSearch } from './template-search.ts';
