export { menuSearch } from './menu-queries.ts';
