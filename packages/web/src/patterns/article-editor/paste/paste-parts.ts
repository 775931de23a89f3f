import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import { embedPasted } from '../embeds/embed-commands.ts';
import { takesMark } from '../takes-mark.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { plainTextParagraphs } from './plain-text-paragraphs.ts';
import { splitParagraphs } from './split-paragraphs.ts';

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

/** An address pasted over chosen words makes them a link. */
function linkSelection(view: EditorView, data: DataTransfer | null): boolean {
  const { empty, from, to } = view.state.selection;
  const text = data?.getData('text/plain').trim() ?? '';
  const address = /^(?:https?|mailto):/i.test(text) ? linkAddress(text) : undefined;
  const type = view.state.schema.marks.link;
  if (empty || address === undefined || type === undefined || !takesMark(view.state, type)) return false;
  view.dispatch(view.state.tr.addMark(from, to, type.create({ href: address })));
  return true;
}

interface PartsDependencies {
  readonly takeFiles: (files: readonly File[]) => boolean;
  readonly refusePictures: (count: number) => void;
}

/** What becomes of pasted and dropped things: cleaned text; pictures that are files go to the library first. */
export function pasteParts({ takeFiles, refusePictures }: PartsDependencies) {
  return {
    html(html: string): string {
      const cleaned = cleanPastedHtml(html);
      if (cleaned.pictures > 0) refusePictures(cleaned.pictures);
      return cleaned.html;
    },
    slice: splitParagraphs,
    text: textSlice,
    paste(view: EditorView, data: DataTransfer | null): boolean {
      if (linkSelection(view, data)) return true;
      if (embedPasted(view, data?.getData('text/plain').trim() ?? '')) return true;
      const pictures = picturesIn(data);
      if (pictures.length === 0 || holdsText(data)) return false;
      if (!takeFiles(pictures)) refusePictures(pictures.length);
      return true;
    },
    drop(data: DataTransfer | null): boolean {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return false;
      const pictures = picturesIn(data);
      if (pictures.length === 0 || !takeFiles(pictures)) refusePictures(files.length);
      return true;
    },
  };
}

export type PasteParts = ReturnType<typeof pasteParts>;
