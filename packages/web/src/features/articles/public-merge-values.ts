export { mergeValues } from './merge/merge-values.ts';
export { withoutFacts } from './merge/without-facts.ts';
