export { createPage } from './editing/create-page.ts';
export { findPages, namedPages } from './list/named-pages-view.ts';
export { findPublicPage } from './public-view/public-page-view.ts';
export type { UsesOfPage } from './tree/consequences-view.ts';
