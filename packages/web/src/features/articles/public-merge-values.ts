export { mergeValues } from './merge/merge-values.ts';
