import type { Editor } from '@tiptap/core';
import type { KeyboardEvent } from 'react';
import { EDITOR_COMMANDS } from '../editor-commands.ts';

/** Undo and redo of the article, from a field or a bar of one of its parts. */
export function undoByKey(
  editor: Editor,
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
): boolean {
  if (!(ctrlKey || metaKey) || altKey || !/^[zy]$/i.test(key)) return false;
  const redoes = shiftKey || key.toLowerCase() === 'y';
  EDITOR_COMMANDS[redoes ? 'redo' : 'undo'].run(editor);
  return true;
}
