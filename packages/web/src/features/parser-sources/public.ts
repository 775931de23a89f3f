export { parserSourceSearch } from './parser-source-queries.ts';
