export { contestSearch, workSearch } from './palette-search.ts';
