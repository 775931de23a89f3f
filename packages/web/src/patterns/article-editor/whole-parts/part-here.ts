import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

const WHOLE_PARTS = ['embed', 'figure', 'gallery', 'attachment'] as const;
export type WholePart = (typeof WHOLE_PARTS)[number];

/** The video, picture, gallery or file that is selected as a whole. */
export function partHere({ selection }: EditorState, name?: WholePart): Node | undefined {
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  const wanted = name === undefined ? WHOLE_PARTS : [name];
  return wanted.some((one) => one === node?.type.name) ? node : undefined;
}
