export { createPage } from './editing/create-page.ts';
export { findLinkedPages, namedPages } from './list/named-pages-view.ts';
export type { DrawPage } from './preview/draw-page.ts';
export {
  type FoundPage,
  findPublicPage,
  findPublicPageAt,
  PUBLIC_PAGE,
} from './public-view/public-page-view.ts';
export type { UsesOfPage } from './tree/consequences-view.ts';
