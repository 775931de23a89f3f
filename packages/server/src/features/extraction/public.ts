/** What other features use of reading foreign pages. */
export { decodePage } from './decoding/decode-page.ts';
export { PLAIN_DEFINITION } from './plain-definition.ts';
export { ExtractionRefused, type FetchedPage } from './process/extraction-task.ts';
export { type ExtractionProcess, openExtractionProcess } from './process/open-extraction-process.ts';
