export type { DiscoverSections } from './discovery/read-site.ts';
export type { SectionMappings } from './section-mappings.ts';
export { lockSections } from './section-store.ts';
export { listsOfSections } from './section-lists-view.ts';
