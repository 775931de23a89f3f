export { withoutFacts } from './merge/without-facts.ts';
