export type { FetchSitePage, NoPage } from './discovery/read-site.ts';
export { feedsOfSections, listsOfSections } from './section-lists-view.ts';
export type { SectionMappings } from './section-mappings.ts';
export { lockSections, sectionStore } from './section-store.ts';
