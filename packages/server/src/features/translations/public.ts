export { correctedTexts, translatedFields } from './delivered-fields-view.ts';
export { followJobs } from './following/follow-jobs.ts';
export { holdWithSource, holdWithSources } from './held-translation-store.ts';
export { runJobs } from './running/run-jobs.ts';
export { changeSegment, planChange } from './segments/change-segment.ts';
export type { SegmentCall } from './segments/segment-call.ts';
export {
  keepChanges,
  type PlannedChange,
  type WrittenChange,
  writeChanges,
} from './segments/write-changes.ts';
export type { TranslationRow } from './translation-row.ts';
