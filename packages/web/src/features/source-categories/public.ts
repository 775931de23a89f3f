export { sectionSearch } from './section-queries.ts';
export { SourceFilter } from './source-filter.tsx';
