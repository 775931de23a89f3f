import type {
  CrawledItemTable,
  CrawledPictureTable,
  CrawledSignatureTable,
  CrawledStoryTable,
} from './tables/crawled-item-tables.ts';
import type {
  CrawledPagePartTable,
  CrawledPageTable,
  CrawlHostTable,
  CrawlListTable,
} from './tables/crawled-page-tables.ts';
import type {
  CrawlRunLineTable,
  CrawlRunTable,
  ParserSourceDayTable,
  ParserSourceHealthTable,
  ParserSourceTable,
} from './tables/parser-source-tables.ts';
import type {
  ParserTemplateDayTable,
  ParserTemplateSampleTable,
  ParserTemplateSourceTable,
  ParserTemplateTable,
  ParserTemplateVersionTable,
} from './tables/parser-template-tables.ts';
import type {
  SourceCategoryTable,
  SourceLinkHourTable,
  SourceLinkTable,
} from './tables/source-link-tables.ts';

/** What texts of other sites are fetched by, and what came of it. */
export interface CrawlerTables {
  crawl_hosts: CrawlHostTable;
  crawl_lists: CrawlListTable;
  crawl_run_lines: CrawlRunLineTable;
  crawl_runs: CrawlRunTable;
  crawled_items: CrawledItemTable;
  crawled_page_parts: CrawledPagePartTable;
  crawled_pages: CrawledPageTable;
  crawled_pictures: CrawledPictureTable;
  crawled_signatures: CrawledSignatureTable;
  crawled_stories: CrawledStoryTable;
  parser_source_days: ParserSourceDayTable;
  parser_source_health: ParserSourceHealthTable;
  parser_sources: ParserSourceTable;
  parser_template_days: ParserTemplateDayTable;
  parser_template_samples: ParserTemplateSampleTable;
  parser_template_sources: ParserTemplateSourceTable;
  parser_template_versions: ParserTemplateVersionTable;
  parser_templates: ParserTemplateTable;
  source_categories: SourceCategoryTable;
  source_link_hours: SourceLinkHourTable;
  source_links: SourceLinkTable;
}
