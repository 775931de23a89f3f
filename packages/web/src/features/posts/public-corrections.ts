export { correctionsOf } from './correction/correction-queries.ts';
