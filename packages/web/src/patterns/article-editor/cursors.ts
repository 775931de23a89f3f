import type { Editor } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';

/** A cursor beside nodes without text, and a marker at the drop position. */
export function startCursors(editor: Editor): void {
  if (editor.isDestroyed) return;
  editor.registerPlugin(gapCursor());
  editor.registerPlugin(dropCursor({ class: 'article-drop-cursor', color: false }));
}
