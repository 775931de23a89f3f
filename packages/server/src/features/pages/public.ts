export { createPage } from './editing/create-page.ts';
export { findLinkedPages, namedPages } from './list/named-pages-view.ts';
export { findPage } from './page-detail-view.ts';
export type { PageRecord } from './page-record.ts';
export { holdPages } from './page-store.ts';
export type { DrawPage } from './preview/draw-page.ts';
export {
  type FoundPage,
  findPublicPage,
  findPublicPageAt,
  PUBLIC_PAGE,
} from './public-view/public-page-view.ts';
export { publishPageInLanguage, withdrawPageInLanguage } from './translations/page-in-language.ts';
export type { UsesOfPage } from './tree/consequences-view.ts';
