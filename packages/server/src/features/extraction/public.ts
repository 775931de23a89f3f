/** What other features use of reading foreign pages. */
export type { Extraction } from './extract-page.ts';
export type { FoundSection, FoundSections } from './lists/discover-sections.ts';
export type { ListItem, ListResult } from './lists/list-item.ts';
export type { ListFormat } from './lists/read-list.ts';
export type { SafePage } from './page/safe-page.ts';
export { ExtractionRefused, type ExtractionTask, type FetchedPage } from './process/extraction-task.ts';
export { type ExtractionProcess, openExtractionProcess } from './process/open-extraction-process.ts';
export type { SuggestedSelector } from './suggestions/suggest-selectors.ts';
