import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import { takesMark } from '../editor-commands.ts';
import { embedPasted } from '../embeds/embed-commands.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { plainTextParagraphs } from './plain-text-paragraphs.ts';

function textSlice(view: EditorView, text: string): Slice {
  const { schema } = view.state;
  const marks = view.state.selection.$from.marks();
  const paragraphs = plainTextParagraphs(text).map(
    (words) => schema.nodes.paragraph?.create(null, schema.text(words, marks)) ?? schema.text(words),
  );
  return paragraphs.length === 0 ? Slice.empty : new Slice(Fragment.from(paragraphs), 1, 1);
}

function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
}

function holdsText(data: DataTransfer | null): boolean {
  return (
    (data?.getData('text/plain') ?? '') !== '' ||
    /<(?:p|span|td|li|h\d)\b/i.test(data?.getData('text/html') ?? '')
  );
}

/** An address pasted over selected words makes them a link. */
function linkSelection(view: EditorView, data: DataTransfer | null): boolean {
  const { empty, from, to } = view.state.selection;
  const text = data?.getData('text/plain').trim() ?? '';
  const address = /^(?:https?|mailto):/i.test(text) ? linkAddress(text) : undefined;
  const type = view.state.schema.marks.link;
  if (empty || address === undefined || type === undefined || !takesMark(view.state, type)) return false;
  view.dispatch(view.state.tr.addMark(from, to, type.create({ href: address })));
  return true;
}

/** Where pictures are that did not come along: on the computer (Word), on a page, or as files that nothing takes. */
export type PicturePlace = 'computer' | 'elsewhere' | 'file';

interface PartsDependencies {
  readonly takeFiles: (files: readonly File[]) => boolean;
  readonly refusePictures: (count: number, place: PicturePlace) => void;
}

/** Handles pastes and drops: text is cleaned; picture files go to the library first. */
export function pasteParts({ takeFiles, refusePictures }: PartsDependencies) {
  return {
    html(html: string): string {
      const cleaned = cleanPastedHtml(html);
      const elsewhere = cleaned.pictures - cleaned.onComputer;
      if (cleaned.onComputer > 0) refusePictures(cleaned.onComputer, 'computer');
      if (elsewhere > 0) refusePictures(elsewhere, 'elsewhere');
      return cleaned.html;
    },
    slice: splitParagraphs,
    text: textSlice,
    paste(view: EditorView, data: DataTransfer | null): boolean {
      if (linkSelection(view, data)) return true;
      if (embedPasted(view, data?.getData('text/plain').trim() ?? '')) return true;
      const pictures = picturesIn(data);
      if (pictures.length === 0 || holdsText(data)) return false;
      if (!takeFiles(pictures)) refusePictures(pictures.length, 'file');
      return true;
    },
    drop(data: DataTransfer | null): boolean {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return false;
      const pictures = picturesIn(data);
      if (pictures.length === 0 || !takeFiles(pictures)) refusePictures(files.length, 'file');
      return true;
    },
  };
}

export type PasteParts = ReturnType<typeof pasteParts>;

function isBreak(node: Node | undefined): boolean {
  return node?.type.name === 'hardBreak';
}

/** The pieces of a text between two or more consecutive breaks, without breaks at their ends. */
function piecesOf(content: Fragment): Node[][] {
  const pieces: Node[][] = [[]];
  const children = [...content.content];
  for (const [index, child] of children.entries()) {
    const isGap = isBreak(child) && (isBreak(children[index - 1]) || isBreak(children[index + 1]));
    if (!isGap) pieces.at(-1)?.push(child);
    else if (pieces.at(-1)?.length !== 0) pieces.push([]);
  }
  return pieces.map(trimBreaks).filter((piece) => piece.length > 0);
}

function trimBreaks(piece: readonly Node[]): Node[] {
  const start = piece.findIndex((node) => !isBreak(node));
  const end = piece.findLastIndex((node) => !isBreak(node));
  return start === -1 ? [] : piece.slice(start, end + 1);
}

function splitNode(node: Node): Node[] {
  if (node.type.name !== 'paragraph') return [node.copy(splitFragment(node.content))];
  const pieces = piecesOf(node.content);
  if (pieces.length === 0) return [node.copy(Fragment.empty)];
  return pieces.map((piece) => node.copy(Fragment.from(piece)));
}

function splitFragment(fragment: Fragment): Fragment {
  return Fragment.from(fragment.content.flatMap((node) => (node.isInline ? [node] : splitNode(node))));
}

/** Text that was copied without a block around it. */
function splitBareText(slice: Slice): Slice {
  const pieces = piecesOf(slice.content);
  const paragraph = slice.content.firstChild?.type.schema.nodes.paragraph;
  if (pieces.length < 2 || paragraph === undefined) return new Slice(Fragment.from(pieces[0] ?? []), 0, 0);
  return new Slice(Fragment.from(pieces.map((piece) => paragraph.create(null, piece))), 1, 1);
}

/** Pages, mails and chats separate paragraphs with two line breaks; pasted, they become paragraphs. */
export function splitParagraphs(slice: Slice): Slice {
  if (slice.content.firstChild?.isInline === true) return splitBareText(slice);
  return new Slice(splitFragment(slice.content), slice.openStart, slice.openEnd);
}
