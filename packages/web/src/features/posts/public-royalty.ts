export { CorrectionLines } from './royalty/correction-lines.tsx';
export { paidPost } from './royalty/paid-post.ts';
export { WorthFields } from './royalty/royalty-fields.tsx';
export {
  correctionForm,
  draftOf,
  type RoyaltyValues,
  refusedOf,
  royaltyForm,
  worthOf,
} from './royalty/royalty-values.ts';
