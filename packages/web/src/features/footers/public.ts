export { footerSearch } from './footer-queries.ts';
