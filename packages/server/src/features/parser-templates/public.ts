export { noteExtraction } from './drift/note-extraction.ts';
export type { PageProcess } from './studio/page-tools.ts';
export { keepSample } from './studio/sample-store.ts';
export { templateStore } from './template-store.ts';
export { type TemplateInUse, templateFor } from './versions/template-for-view.ts';
