export { findCrawlerStaff } from './crawler-staff-view.ts';
export { setPaused } from './pause-store.ts';
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
export { auditSource } from './source-routes.ts';
export type { ParserSourceRow } from './source-row.ts';
export { getParserSource, parserSourceImageRefs, parserSourceStore } from './source-store.ts';
export { countParserSources, findParserSource } from './source-view.ts';
