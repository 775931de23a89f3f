export { categoryTree } from './category-queries.ts';
export { categorySearch } from './category-search.ts';
export { useCategoryOptions } from './use-category-options.ts';
export { useCategoryStatus } from './use-category-status.ts';
