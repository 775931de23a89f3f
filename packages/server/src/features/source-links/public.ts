export { linksOfSource } from './link-view.ts';
export { noteMatch } from './match-store.ts';
