export { busiestCategoriesStatement } from './output-view.ts';
