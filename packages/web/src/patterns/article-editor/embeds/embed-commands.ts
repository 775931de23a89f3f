import type { EditorView } from '@tiptap/pm/view';
import { type EmbedSource, readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import { continueBelow, dispatchApart, emptyLine, insertParts } from '../whole-parts/part-commands.ts';

export interface EmbedValues extends EmbedSource {
  readonly title: string;
  readonly caption: string;
}

/** Inserts a video on the empty line at the cursor, otherwise below its block; one undo step. */
export function insertEmbed(view: EditorView, values: EmbedValues): void {
  const node = view.state.schema.nodes.embed?.create({ ...values });
  if (node !== undefined) insertParts(view, [node]);
}

/** A bare address on an empty line becomes its video; undo restores the address. */
export function embedPasted(view: EditorView, text: string): boolean {
  const source = /^\S+$/.test(text) ? readEmbedAddress(text) : undefined;
  const node = source && view.state.schema.nodes.embed?.create({ ...source });
  if (node === undefined || emptyLine(view.state, node) === undefined) return false;
  view.dispatch(view.state.tr.insertText(text));
  const { $from } = view.state.selection;
  const [start, end] = [$from.before(), $from.after()];
  const change = view.state.tr.replaceWith(start, end, node);
  dispatchApart(view, continueBelow(change, start + node.nodeSize));
  return true;
}
