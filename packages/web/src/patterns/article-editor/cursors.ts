import type { Editor } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';

/** A cursor beside what holds no text, and a mark where something is dropped. */
export function startCursors(editor: Editor): void {
  if (editor.isDestroyed) return;
  editor.registerPlugin(gapCursor());
  editor.registerPlugin(dropCursor({ class: 'article-drop-cursor', color: false }));
}
