import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * A fact about the editor that renders only when it changes; so it must be primitive: text, number or boolean. An editor that
 * is destroyed while its screen stands has no schema any more: the last fact stays.
 */
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
  const last = useRef<Fact>(undefined);
  return useSyncExternalStore(subscribe, () => {
    if (editor.isDestroyed && last.current !== undefined) return last.current;
    last.current = read(editor);
    return last.current;
  });
}
