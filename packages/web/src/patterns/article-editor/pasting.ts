import { type Node, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { embedPage } from '@toasoan/contract/article/embed-providers.ts';
import type { EmbedValues } from './embeds/embed-commands.ts';
import type { PasteParts, PicturePlace } from './paste/paste-parts.ts';

interface PasteAnswers {
  /** Pictures that came as files; false if nothing accepts them. */
  readonly takeFiles: (files: readonly File[]) => boolean;
  /** Pictures that were omitted. */
  readonly refusePictures: (count: number, place: PicturePlace) => void;
  /** The cleaning chunk could not be fetched. */
  readonly fail: () => void;
}

function textOfLeaf({ type, attrs }: Node): string {
  if (type.name === 'attachment') return String(attrs.name);
  if (type.name === 'figure') return [attrs.caption, attrs.credit].filter(Boolean).join('\n');
  if (type.name !== 'embed') return type.name === 'hardBreak' ? '\n' : '';
  const { provider, id, caption } = attrs as EmbedValues;
  return [embedPage({ provider, id }), caption].filter(Boolean).join('\n');
}

function copyOf(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer();
  for (const type of data?.types ?? []) if (type !== 'Files') copy.setData(type, data?.getData(type) ?? '');
  for (const file of data?.files ?? []) copy.items.add(file);
  return copy;
}

/** The same event again, since a browser empties its data as soon as it is over. */
function replayOf(event: ClipboardEvent | DragEvent): Event {
  const options = { bubbles: true, cancelable: true };
  if (event instanceof ClipboardEvent)
    return new ClipboardEvent('paste', { ...options, clipboardData: copyOf(event.clipboardData) });
  const { clientX, clientY } = event;
  return new DragEvent('drop', { ...options, clientX, clientY, dataTransfer: copyOf(event.dataTransfer) });
}

/** Handles pastes and drops. The cleaning chunk is fetched while the page is shown; an earlier paste waits for it. */
export function pasting({ takeFiles, refusePictures, fail }: PasteAnswers): EditorProps {
  let parts: PasteParts | undefined;
  const fetched = async () => {
    parts ??= (await import('./paste/paste-parts.ts')).pasteParts({ takeFiles, refusePictures });
  };
  fetched().catch(() => undefined);

  function later(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
    const replay = replayOf(event);
    fetched().then(() => view.dom.dispatchEvent(replay), fail);
    return true;
  }
  return {
    transformPastedHTML: (html) => parts?.html(html) ?? '',
    transformPasted: (slice) => parts?.slice(slice) ?? slice,
    clipboardTextParser: (text, _, __, view) => parts?.text(view, text) ?? Slice.empty,
    clipboardTextSerializer: (slice) =>
      slice.content.textBetween(0, slice.content.size, '\n\n', textOfLeaf).normalize('NFC'),
    handlePaste: (view, event) => parts?.paste(view, event.clipboardData) ?? later(view, event),
    handleDrop(view, event) {
      if (parts === undefined) return view.dragging === null && later(view, event);
      return parts.drop(event.dataTransfer);
    },
  };
}
