export { layoutSearch } from './layout-search.ts';
