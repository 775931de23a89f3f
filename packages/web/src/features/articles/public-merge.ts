// Fetched when two texts of one record meet.
export { CompareKept } from './lock/compare-kept.tsx';
export { MergePanel } from './merge/merge-panel.tsx';
export { MergedDialog } from './merge/merged-dialog.tsx';
