export { createPage } from './editing/create-page.ts';
export { findPages, type NamedPage, namedPages } from './list/named-pages-view.ts';
export { findPublicPage, PUBLIC_PAGE, type PublicPage } from './public-view/public-page-view.ts';
export type { UsesOfPage } from './tree/consequences-view.ts';
