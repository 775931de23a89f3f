export { publishFooter, saveFooterDraft } from './change-footer.ts';
export {
  type ArrangedFooters,
  arrangedFooters,
  resolveFooter,
} from './footer-for-view.ts';
export { footerImages, footerStore } from './footer-store.ts';
export { footersOfPage } from './footers-of-page-view.ts';
export { sweepFooters } from './sweep-footers.ts';
