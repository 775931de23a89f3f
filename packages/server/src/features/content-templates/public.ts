export { templateImageRefs, templateStore } from './template-store.ts';
