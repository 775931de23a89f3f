export { linkStore } from './internal-link-store.ts';
