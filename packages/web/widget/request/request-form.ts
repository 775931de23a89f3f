import type { ReaderForm } from '@toasoan/contract/features/attachments/attachment.ts';
import { element } from '../element.ts';
import type { FormField } from '../form-field.ts';
import { keyOfContent } from '../key-of-content.ts';
import { sendingForm } from '../sending-form.ts';
import { fileField } from './file-field.ts';
import type { RequestContext } from './request-context.ts';

/** What the newsroom answers to every request. */
interface Received {
  readonly number: string;
  readonly dueTime: string;
}

interface RequestForm {
  readonly form: ReaderForm;
  readonly title: string;
  readonly lead: string;
  /** Named as in the call. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** The fields as they are shown. */
  readonly content: readonly Node[];
  readonly body: () => object;
  readonly send: (body: object, key: string) => Promise<Received>;
}

/** A page with a form that sends a request with files, and then shows its number and when it is answered. */
export function requestForm(
  context: RequestContext,
  { form, title, lead, fields, content, body, send }: RequestForm,
): HTMLElement {
  const { say, language } = context;
  const files = fileField(context, form);
  const keyOf = keyOfContent();
  const root = element(
    'main',
    { class: 'page' },
    element('h1', {}, title),
    element('p', { class: 'lead' }, lead),
  );
  const before = Object.values(fields).map(({ input }) => input.value);
  // Nothing is stored on the reader's machine, so only a question saves what was written.
  const ask = (event: BeforeUnloadEvent) => {
    if (root.isConnected && Object.values(fields).some(({ input }, at) => input.value !== before[at]))
      event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  root.append(
    element('p', { class: 'hint' }, say('needed')),
    sendingForm({
      context,
      label: title,
      fields,
      content: [...content, files.root],
      send: say('send'),
      hasCaptcha: true,
      needsCaptcha: () => !files.hasTicket(),
      call: async (guard) => {
        try {
          const said = body();
          const { recaptchaToken, ...sent } = await files.upload(guard);
          const key = keyOf({ ...said, ...sent });
          return await send({ ...said, ...sent, ...(recaptchaToken && { recaptchaToken }) }, key);
        } catch (failure) {
          files.onRefused(failure);
          throw failure;
        }
      },
      onSent: ({ number, dueTime }) => {
        removeEventListener('beforeunload', ask);
        const heading = element('h1', { tabindex: -1 }, say('sentTitle'));
        const date = new Date(dueTime).toLocaleDateString(language === 'vi' ? 'vi-VN' : 'en-GB', {
          timeZone: 'Asia/Ho_Chi_Minh',
          dateStyle: 'long',
        });
        root.replaceChildren(
          heading,
          element('p', {}, say('sentNumber')),
          element('p', { class: 'number' }, number),
          element('p', {}, say('sentDue', { date })),
        );
        heading.focus();
      },
    }),
  );
  return root;
}
