export { sidebarSearch } from './sidebar-queries.ts';
