export { gateFacts } from './gate-facts.ts';
export { findSourceLink, linksOfSource } from './link-view.ts';
export { noteMatch } from './match-store.ts';
