export { gateFacts } from './gate-facts.ts';
export { sectionMappings } from './link-routes.ts';
export { sourceLinkStore } from './link-store.ts';
export { findSourceLink, linksOfSource } from './link-view.ts';
export { noteMatch } from './match-store.ts';
export { postOfLink } from './post-of-link-view.ts';
