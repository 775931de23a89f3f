// Copies in this browser: lists ask for them, and fetch nothing else of the editing.
export { WANTED } from './autosave/kept-address.ts';
export {
  type CopyName,
  createDraftStore,
  type LocalDraft,
  type LocalDrafts,
} from './autosave/local-drafts.ts';
