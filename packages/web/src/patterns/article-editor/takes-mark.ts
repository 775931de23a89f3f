import type { MarkType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/** Whether the selection holds text that may carry a mark; selecting all begins outside any block. */
export function takesMark({ doc, selection }: EditorState, type: MarkType | undefined): boolean {
  const { empty, from, to, $from } = selection;
  if (type === undefined) return false;
  if (empty) return $from.parent.type.allowsMarkType(type);
  let takes = false;
  doc.nodesBetween(from, to, (node) => {
    takes ||= node.inlineContent && node.type.allowsMarkType(type);
    return !takes;
  });
  return takes;
}
