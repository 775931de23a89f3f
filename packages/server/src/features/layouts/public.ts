export { findShownBlocks, type ShownBlock } from './compose-layout.ts';
export { displayKeyOf } from './display-key.ts';
export { layoutStore } from './layout-store.ts';
export { layoutTemplateUses } from './layout-view.ts';
export { layoutWork } from './layout-work-view.ts';
export { layoutsOfPage } from './layouts-of-page-view.ts';
export { leadSweepJobs, planLeadSweep } from './lead-sweep-jobs.ts';
export { nextChangeOf } from './next-change.ts';
export { planPublication, publishLayout } from './publish-layout.ts';
export {
  findPublishedLayouts,
  fitsDevice,
  layoutAt,
  type PublishedLayout,
} from './published-layouts-view.ts';
export { recordShown } from './shown-pages-store.ts';
