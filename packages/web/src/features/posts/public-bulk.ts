// Terms of many records at once, as other records with categories and tags use them.
export { BulkCategoryDialog, BulkTagsDialog } from './list/bulk-term-dialogs.tsx';
