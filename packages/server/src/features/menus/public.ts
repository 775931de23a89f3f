export type { FindPages, PageTarget } from './link-targets-view.ts';
export { menuImageRefs } from './menu-images-store.ts';
export { menusFor } from './menus-for-view.ts';
