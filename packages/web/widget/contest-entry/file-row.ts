import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import { pressing } from '../pressing.ts';
import type { DraftContext } from './draft-context.ts';

/** A file of the draft as it is shown, from its choice on. */
export interface ShownFile {
  readonly root: HTMLElement;
  /** Undefined until the server has it. */
  readonly id: string | undefined;
  readonly caption: () => string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly isSent: (id: string) => void;
  readonly isRefused: (why: string) => void;
  readonly stop: () => void;
}

interface FileFacts {
  readonly id: string | undefined;
  readonly name: string;
  readonly facts: string;
  readonly caption: string;
  readonly small: string;
}

interface Doing {
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => Promise<void>;
}

export function fileRow(context: DraftContext, file: FileFacts, { onMove, onRemove }: Doing): ShownFile {
  const { say } = context;
  const { name } = file;
  const stopped = new AbortController();
  let { id } = file;
  const caption = formField({ label: say('caption'), value: file.caption, max: 300 });
  const facts = element('span', { class: 'hint', role: 'status' }, file.facts);
  const bar = element('progress', { max: 1, value: 0, 'aria-label': say('uploading', { name }) });
  bar.hidden = id !== undefined;
  const error = element('p', { class: 'error', role: 'alert' });
  const arrow = (words: string, label: string, by: -1 | 1) =>
    element('button', { type: 'button', 'aria-label': label, onclick: () => onMove(by) }, words);
  const root = element(
    'li',
    { class: 'file' },
    file.small === ''
      ? element('span', { class: 'none' })
      : element('img', {
          src: new URL(file.small, new URL(context.base, location.href)).href,
          alt: '',
          loading: 'lazy',
        }),
    element(
      'div',
      { class: 'words' },
      element('div', { class: 'row' }, element('b', {}, name), facts, bar),
      caption.root,
      element(
        'div',
        { class: 'row' },
        arrow(say('up'), say('upOf', { name }), -1),
        arrow(say('down'), say('downOf', { name }), 1),
        pressing(context, { label: say('remove', { name }), press: onRemove }),
      ),
      error,
    ),
  );
  return {
    root,
    get id() {
      return id;
    },
    caption: () => caption.input.value,
    signal: stopped.signal,
    onProgress: (share) => {
      bar.value = share;
    },
    onWaiting: (isWaiting) => {
      facts.textContent = isWaiting ? say('waiting') : file.facts;
    },
    isSent: (sent) => {
      id = sent;
      bar.hidden = true;
      facts.textContent = `${file.facts} · ${say('fileSent')}`;
    },
    isRefused: (why) => {
      bar.hidden = true;
      error.textContent = why;
    },
    stop: () => stopped.abort(),
  };
}
