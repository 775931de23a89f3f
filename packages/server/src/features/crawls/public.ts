export { forgetOldPages } from './reading/page-store.ts';
