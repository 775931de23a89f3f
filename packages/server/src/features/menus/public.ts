export { publishDraft, saveDraft } from './change-items.ts';
export type { FindPages } from './link-targets-view.ts';
export { menuImageRefs } from './menu-images-store.ts';
export { menuStore } from './menu-store.ts';
export { menuSweepJobs, planMenuSweep } from './sweep-jobs.ts';
