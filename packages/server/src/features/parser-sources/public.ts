export { findCrawlerStaff } from './crawler-staff-view.ts';
export type { ReadOutline } from './opml/sources-of-outline.ts';
export { setPaused } from './pause-store.ts';
export { beginPageRun, endPageRun, takePageRun } from './runs/page-run-store.ts';
export { CRAWL_JOB, isFetched, queueNextRun } from './runs/plan-runs.ts';
export {
  addProgress,
  addRunLine,
  type CrawlRunRow,
  endRun,
  findWaitingRun,
  isUnderWay,
  type NewRunLine,
  noteIdle,
  takeRun,
} from './runs/run-store.ts';
export { forgetOldRuns } from './runs/run-view.ts';
export { auditSource } from './source-audit.ts';
export type { ParserSourceRow } from './source-row.ts';
export { getParserSource, parserSourceImageRefs, parserSourceStore } from './source-store.ts';
export { countParserSources, findParserSource, findSourceOfHost } from './source-view.ts';
