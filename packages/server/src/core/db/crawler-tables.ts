import type {
  CrawlRunLineTable,
  CrawlRunTable,
  ParserSourceDayTable,
  ParserSourceHealthTable,
  ParserSourceTable,
} from './tables/parser-source-tables.ts';

/** What texts of other sites are fetched by, and what came of it. */
export interface CrawlerTables {
  crawl_run_lines: CrawlRunLineTable;
  crawl_runs: CrawlRunTable;
  parser_source_days: ParserSourceDayTable;
  parser_source_health: ParserSourceHealthTable;
  parser_sources: ParserSourceTable;
}
