import type { EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import { sendingForm } from '../sending-form.ts';
import type { EntryContext } from './entry-context.ts';

/** Asks for an e-mail, then for the code that was mailed to it. */
export function emailView(
  context: EntryContext,
  onOpened: (token: string, state: EntryState) => void,
): HTMLElement {
  const { say, calls, code: contest, language } = context;
  const root = element('div', {}, element('h1', {}, say('emailTitle')));
  const askEmail = (given: string) => {
    const email = formField({
      label: say('email'),
      kind: 'email',
      required: true,
      max: 254,
      autocomplete: 'email',
      value: given,
    });
    const form = sendingForm({
      context,
      label: say('emailTitle'),
      fields: { email },
      content: [element('p', {}, say('emailLead')), email.root],
      send: say('askCode'),
      hasCaptcha: true,
      call: (guard) => calls('askCode', { ...guard, contest, email: email.input.value, lang: language }),
      onSent: () => askCode(email.input.value),
    });
    show(form);
  };
  const askCode = (email: string) => {
    const code = formField({
      label: say('code'),
      required: true,
      min: 6,
      max: 6,
      autocomplete: 'one-time-code',
    });
    code.input.setAttribute('inputmode', 'numeric');
    const form = sendingForm({
      context,
      label: say('emailTitle'),
      fields: { code },
      content: [element('p', { role: 'status' }, say('codeSent', { email })), code.root],
      send: say('openCode'),
      onCancel: () => askEmail(email),
      call: (guard) => calls('open', { ...guard, contest, email, code: code.input.value.trim() }),
      onSent: ({ token, state }) => onOpened(token, state),
    });
    show(form);
    code.input.focus();
  };
  const show = (form: HTMLElement) => root.replaceChildren(element('h1', {}, say('emailTitle')), form);
  askEmail('');
  return root;
}
