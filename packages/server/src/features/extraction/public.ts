/** What other features use of reading foreign pages. */
export { ExtractionRefused, type FetchedPage } from './process/extraction-task.ts';
export { type ExtractionProcess, openExtractionProcess } from './process/open-extraction-process.ts';
