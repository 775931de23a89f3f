export { type HistoryAddress, useHistoryAddress } from './history/history-address.ts';
export { HistoryColumns } from './history/history-columns.tsx';
export { type TimelineDay, timelineOf, versionBefore } from './history/timeline.ts';
export { VersionList } from './history/version-list.tsx';
