export { DraftBar, isAsPublished } from './draft-bar.tsx';
export { DraftSaveState, UndoButtons } from './draft-buttons.tsx';
export { draftCalls } from './draft-calls.ts';
export type { DraftEditing, EditingState } from './draft-editing.ts';
export { DraftNotices } from './draft-notices.tsx';
export { CheckedText, PanelField } from './panel-field.tsx';
export { ShownState } from './shown-state.tsx';
export { type Editing, useDraftEditing } from './use-draft-editing.ts';
