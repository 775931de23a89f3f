import type { EditorView } from '@tiptap/pm/view';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { insertParts } from '../whole-parts/part-commands.ts';

const ADDRESS = /^\/media\/([\w-]{22})\/file\./;

/** Inserts documents of the library on the empty line at the cursor or below its block; one undo step. */
export function insertAttachments(view: EditorView, files: readonly MediaRow[]): void {
  const type = view.state.schema.nodes.attachment;
  const nodes = files.flatMap(({ id, url, extension, sizeBytes, fileName }) => {
    const key = ADDRESS.exec(url)?.[1];
    if (key === undefined || type === undefined) return [];
    const name = [...fileName].slice(0, 250).join('').trim();
    return [type.create({ mediaId: id, key, extension, sizeBytes, name })];
  });
  insertParts(view, nodes);
}
