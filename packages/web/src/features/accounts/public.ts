export { AuthorTabs } from './list/author-tabs.tsx';
