export { type HistoryAddress, useHistoryAddress } from './history/history-address.ts';
export { HistoryColumns } from './history/history-columns.tsx';
export { type TimelineDay, timelineOf, versionBefore } from './history/timeline.ts';
export { VersionComparison } from './history/version-comparison.tsx';
export { VersionList } from './history/version-list.tsx';
