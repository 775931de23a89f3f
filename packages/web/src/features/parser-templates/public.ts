export { parserTemplateSearch } from './template-search.ts';
