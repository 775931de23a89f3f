import type { Node, Schema } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { insertParts } from '../whole-parts/part-commands.ts';
import type { PictureWords } from './page-pictures.ts';

/** The attributes of a library picture when it is inserted into an article. */
function figureAttributes({ id, picture, caption, credit }: MediaRow) {
  if (picture === null) return undefined;
  const { key, width, height, alt } = picture;
  return { mediaId: id, key, width, height, alt, caption, credit };
}

/** A figure's picture with its words. */
export function wordsOf({ attrs }: Node): PictureWords {
  const word = (name: keyof PictureWords) => String(attrs[name] ?? '');
  return { mediaId: word('mediaId'), caption: word('caption'), credit: word('credit'), alt: word('alt') };
}

/** The credit of the same picture in another place of the text; '' for none. */
export function creditInText(doc: Node, mediaId: string, except: number | undefined): string {
  let found = '';
  doc.descendants((node, position) => {
    if (node.type.name === 'figure' && node.attrs.mediaId === mediaId && position !== except)
      found ||= String(node.attrs.credit);
    return found === '' && !node.isTextblock;
  });
  return found;
}

/** How many pictures may be inserted at once. */
export const MOST_PICTURES = 20;

/** Pictures of the library as nodes; other files are left out. */
export function figuresOf(schema: Schema, files: readonly MediaRow[]): Node[] {
  return files.flatMap((file) => {
    const attributes = figureAttributes(file);
    return attributes === undefined ? [] : (schema.nodes.figure?.create(attributes) ?? []);
  });
}

/** Inserts pictures on the empty line at the cursor or below its block; one undo step. */
export function insertFigures(view: EditorView, files: readonly MediaRow[]): void {
  insertParts(view, figuresOf(view.state.schema, files));
}

/** Another picture in the same place: words written for this place stay. */
export function pictureInPlace(
  file: MediaRow,
  before: { readonly alt: string; readonly caption: string; readonly credit: string },
): Readonly<Record<string, string | number>> | undefined {
  const attributes = figureAttributes(file);
  return attributes && { ...attributes, caption: before.caption || attributes.caption };
}
