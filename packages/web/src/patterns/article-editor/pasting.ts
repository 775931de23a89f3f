import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';
import { plainTextParagraphs } from './paste/plain-text-paragraphs.ts';
import { splitParagraphs } from './paste/split-paragraphs.ts';
import { takesMark } from './takes-mark.ts';

function textSlice(view: EditorView, text: string): Slice {
  const { schema } = view.state;
  const marks = view.state.selection.$from.marks();
  const paragraphs = plainTextParagraphs(text).map(
    (words) => schema.nodes.paragraph?.create(null, schema.text(words, marks)) ?? schema.text(words),
  );
  return paragraphs.length === 0 ? Slice.empty : new Slice(Fragment.from(paragraphs), 1, 1);
}

function holdsPicture(data: DataTransfer | null): boolean {
  return [...(data?.files ?? [])].some((file) => file.type.startsWith('image/'));
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

/** What the clipboard and the mouse bring in: cleaned text, never a picture. */
export function pasting(refusePictures: (count: number) => void): EditorProps {
  return {
    transformPastedHTML(html) {
      const cleaned = cleanPastedHtml(html);
      if (cleaned.pictures > 0) refusePictures(cleaned.pictures);
      return cleaned.html;
    },
    transformPasted: splitParagraphs,
    clipboardTextParser: (text, _, __, view) => textSlice(view, text),
    clipboardTextSerializer: (slice) =>
      slice.content
        .textBetween(0, slice.content.size, '\n\n', (leaf) => (leaf.type.name === 'hardBreak' ? '\n' : ''))
        .normalize('NFC'),
    handlePaste(view, event) {
      if (linkSelection(view, event.clipboardData)) return true;
      if (!holdsPicture(event.clipboardData) || holdsText(event.clipboardData)) return false;
      refusePictures(event.clipboardData?.files.length ?? 1);
      return true;
    },
    handleDrop(_, event) {
      if ((event.dataTransfer?.files.length ?? 0) === 0) return false;
      refusePictures(event.dataTransfer?.files.length ?? 1);
      event.preventDefault();
      return true;
    },
  };
}
