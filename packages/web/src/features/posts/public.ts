export { DueTime } from './assignment/due-time.tsx';
export { HandOverButton } from './assignment/hand-over-button.tsx';
export { postDetailAhead, postSearch } from './post-queries.ts';
export { PostRecoveryLine } from './recovery/post-recovery-line.tsx';
export { CorrectionLines } from './royalty/correction-lines.tsx';
export { groupName, WorthFields } from './royalty/royalty-fields.tsx';
export {
  correctionForm,
  draftOf,
  refusedOf,
  royaltyForm,
  worthOf,
} from './royalty/royalty-values.ts';
