// Unsaved text in this browser. Lists show it too, so they fetch nothing else of the editing.
export { type CopyName, createDraftStore, type LocalDrafts } from './autosave/local-drafts.ts';
