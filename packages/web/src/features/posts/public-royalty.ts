export { postDetailAhead } from './post-queries.ts';
export { CorrectionLines } from './royalty/correction-lines.tsx';
export { groupName, WorthFields } from './royalty/royalty-fields.tsx';
export {
  correctionForm,
  draftOf,
  refusedOf,
  royaltyForm,
  worthOf,
} from './royalty/royalty-values.ts';
