import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** A fact about the editor that renders only when it changes; so it must be primitive: text, number or boolean. */
export function useEditorSnapshot<Fact extends string | number | boolean>(
  editor: Editor,
  read: (editor: Editor) => Fact,
): Fact {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed);
      return () => {
        editor.off('transaction', changed);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
}
