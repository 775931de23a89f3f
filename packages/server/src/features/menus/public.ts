export { publishDraft, saveDraft } from './change-items.ts';
export { type FindPages, findLinkTargets, targetsIn } from './link-targets-view.ts';
export { menuImageRefs } from './menu-images-store.ts';
export { menuStore } from './menu-store.ts';
export { type ArrangedMenus, arrangedMenus, chooseMenu, resolveMenu } from './menus-for-view.ts';
export { menusOfPage } from './menus-of-page-view.ts';
export { menuSweepJobs, planMenuSweep } from './sweep-jobs.ts';
export { sweepLinks } from './sweep-links.ts';
