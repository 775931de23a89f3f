import { Extension } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history } from '@tiptap/pm/history';
import { tableEditing } from '@tiptap/pm/tables';

/** Undo, a cursor beside tables, a mark where something is dropped, selection of cells. */
export const articleBehaviour = Extension.create({
  name: 'articleBehaviour',
  addProseMirrorPlugins: () => [
    history(),
    gapCursor(),
    dropCursor({ class: 'article-drop-cursor', color: false }),
    tableEditing(),
  ],
});
