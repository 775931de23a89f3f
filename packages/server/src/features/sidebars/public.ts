export { publishSidebar, saveSidebarDraft } from './change-sidebar.ts';
export { sidebarStore } from './sidebar-store.ts';
export { hasSidebar } from './sidebar-view.ts';
export {
  type ArrangedSidebar,
  arrangedSidebars,
  resolveSidebar,
} from './sidebars-for-view.ts';
export { sidebarsOfPage } from './sidebars-of-page-view.ts';
export { sidebarTemplateUses } from './template-uses-view.ts';
