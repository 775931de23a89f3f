import type { ReaderForm } from '@toasoan/contract/features/attachments/attachment.ts';
import type { readerAttachmentEndpoints } from '@toasoan/contract/features/attachments/attachment-endpoints.ts';
import { element, freshId } from '../element.ts';
import { Refusal } from '../refusal.ts';
import type { RequestContext } from './request-context.ts';
import { sendFile } from './send-file.ts';

/** As the contract has them; its tables of schemas would make the script three times as long. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 10;
const ACCEPTED = /\.(pdf|jpe?g|png|webp|docx|xlsx)$/i;

/** After these the server has no file any more: everything is sent once more. */
const LOST = ['TICKET_OVER', 'FILES_GONE'];

interface ChosenFile {
  readonly file: File;
  readonly row: HTMLElement;
  readonly error: HTMLElement;
  readonly state: HTMLElement;
  /** Undefined until the server has it. */
  id?: string | undefined;
}

interface Guard {
  readonly website?: string;
  readonly recaptchaToken?: string;
}

interface FileField {
  readonly root: HTMLElement;
  /** The captcha was answered for the ticket. */
  hasTicket(): boolean;
  /** Sends what is not there yet. @returns what the body of the form says of them. @throws Refusal */
  upload(guard: Guard): Promise<Guard & { readonly ticket?: string; readonly files?: string[] }>;
  /** After a refusal of the form: whether its files are still there. */
  onRefused(error: unknown): void;
}

/** Files chosen now and sent with the form. */
export function fileField(context: RequestContext, form: ReaderForm): FileField {
  const { say, call } = context;
  const id = freshId();
  let chosen: ChosenFile[] = [];
  let ticket: string | undefined;
  const list = element('ul', { class: 'files' });
  const problem = element('p', { class: 'error', role: 'status' });
  const input = element('input', {
    id,
    type: 'file',
    multiple: true,
    accept: '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx',
    class: 'picker',
    'aria-describedby': `${id}-hint`,
    onchange: () => {
      for (const file of input.files ?? []) add(file);
      input.value = '';
    },
  });
  const add = (file: File) => {
    problem.textContent = '';
    if (chosen.length === MAX_FILES) problem.textContent = say('tooMany');
    else if (!ACCEPTED.test(file.name)) problem.textContent = `${file.name}: ${say('wrongType')}`;
    else if (file.size > MAX_BYTES) problem.textContent = `${file.name}: ${say('tooLarge')}`;
    else show(file);
  };
  const show = (file: File) => {
    const error = element('p', { class: 'error' });
    const state = element('span', { class: 'hint' }, sizeInWords(file.size));
    const remove = element(
      'button',
      {
        type: 'button',
        class: 'plain',
        'aria-label': say('removeFile', { name: file.name }),
        onclick: () => {
          chosen = chosen.filter((one) => one.row !== row);
          row.remove();
          input.focus();
        },
      },
      '×',
    );
    const row = element('li', {}, element('b', {}, file.name), state, remove, error);
    chosen.push({ file, row, error, state });
    list.append(row);
  };
  const send = async (one: ChosenFile, by: string) => {
    const { file, error, state } = one;
    error.textContent = '';
    const bar = element('progress', {
      max: 1,
      value: 0,
      'aria-label': say('uploading', { name: file.name }),
    });
    state.replaceChildren(bar);
    try {
      const sent = await sendFile(context, {
        ticket: by,
        file,
        onProgress: (share) => {
          bar.value = share;
        },
      });
      one.id = sent.id;
      state.textContent = `${sizeInWords(file.size)} · ${say('uploaded')}`;
    } catch (failure) {
      state.textContent = sizeInWords(file.size);
      error.textContent = failure instanceof Error ? failure.message : String(failure);
      forgetLost(failure);
      throw new Refusal(say('fileFailed', { name: file.name }));
    }
  };
  const forgetLost = (failure: unknown) => {
    if (!(failure instanceof Refusal && LOST.includes(failure.code))) return;
    ticket = undefined;
    for (const one of chosen) one.id = undefined;
  };
  return {
    root: element(
      'div',
      { class: 'field' },
      element('b', { class: 'label', 'aria-hidden': 'true' }, say('files')),
      input,
      // The browser's own words beside the button are in the browser's language.
      element(
        'label',
        { for: id, class: 'press' },
        say('addFiles'),
        element('span', { class: 'unseen' }, `: ${say('files')}`),
      ),
      element('p', { id: `${id}-hint`, class: 'hint' }, say('filesHint')),
      problem,
      list,
    ),
    hasTicket: () => ticket !== undefined,
    upload: async (guard) => {
      if (chosen.length === 0 && ticket === undefined) return guard;
      ticket ??= (
        await call<typeof readerAttachmentEndpoints.ticket>('/attachments/ticket', { ...guard, form })
      ).ticket;
      for (const one of chosen) if (one.id === undefined) await send(one, ticket);
      const { website } = guard;
      return { ...(website && { website }), ticket, files: chosen.flatMap((one) => one.id ?? []) };
    },
    onRefused: forgetLost,
  };
}

function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
