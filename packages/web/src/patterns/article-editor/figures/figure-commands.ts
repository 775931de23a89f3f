import type { EditorView } from '@tiptap/pm/view';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { insertParts } from '../whole-parts/part-commands.ts';

/** The attributes of a library picture when it is inserted into an article. */
function figureAttributes({ id, picture, caption, credit }: MediaRow) {
  if (picture === null) return undefined;
  const { key, width, height, alt } = picture;
  return { mediaId: id, key, width, height, alt, caption, credit };
}

/** Inserts pictures on the empty line at the cursor or below its block; one undo step. */
export function insertFigures(view: EditorView, files: readonly MediaRow[]): void {
  const type = view.state.schema.nodes.figure;
  const nodes = files.flatMap((file) => {
    const attributes = figureAttributes(file);
    return type === undefined || attributes === undefined ? [] : [type.create(attributes)];
  });
  insertParts(view, nodes);
}

/** Another picture in the same place: words written for this place stay. */
export function pictureInPlace(
  file: MediaRow,
  before: { readonly alt: string; readonly caption: string; readonly credit: string },
): Readonly<Record<string, string | number>> | undefined {
  const attributes = figureAttributes(file);
  return attributes && { ...attributes, caption: before.caption || attributes.caption };
}
