export { noteExtraction } from './drift/drift-store.ts';
export type { PageProcess } from './studio/page-tools.ts';
export { keepSample } from './studio/sample-store.ts';
export { templateStore } from './template-store.ts';
export { templateFor } from './versions/template-for-view.ts';
