export { internalLinkSearch } from './internal-link-queries.ts';
