export { templateSearch } from './template-queries.ts';
