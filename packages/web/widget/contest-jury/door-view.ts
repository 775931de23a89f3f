import type { JuryHall } from '@toasoan/contract/features/contest-jury/reader-jury.ts';
import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import { sendingForm } from '../sending-form.ts';
import type { JuryContext } from './jury-context.ts';

interface Door {
  /** The secret of the mailed link. */
  readonly link: string;
  /** Why the juror is here again; '' at first. */
  readonly words: string;
  readonly onOpened: (token: string, hall: JuryHall) => void;
}

/** The link alone opens nothing: it mails a code, and the code opens the room. */
export function doorView(context: JuryContext, { link: token, words, onOpened }: Door): HTMLElement {
  const { say, calls, language } = context;
  const root = element('div', {});
  const show = (...content: readonly Node[]) =>
    root.replaceChildren(element('h1', {}, say('title')), ...content);
  const ask = (said = '') =>
    show(
      sendingForm({
        context,
        label: say('title'),
        fields: {},
        content: [
          ...(said === '' ? [] : [element('p', { role: 'status' }, said)]),
          element('p', {}, say('doorLead')),
        ],
        send: say('askCode'),
        call: (guard) => calls('askCode', { ...guard, token, lang: language }),
        onSent: give,
      }),
    );
  const give = () => {
    const code = formField({
      label: say('code'),
      required: true,
      min: 6,
      max: 6,
      autocomplete: 'one-time-code',
    });
    code.input.setAttribute('inputmode', 'numeric');
    show(
      sendingForm({
        context,
        label: say('title'),
        fields: { code },
        content: [element('p', { role: 'status' }, say('codeSent')), code.root],
        send: say('openRoom'),
        onCancel: () => ask(),
        call: (guard) => calls('open', { ...guard, token, code: code.input.value.trim() }),
        onSent: ({ token: session, hall }) => onOpened(session, hall),
      }),
    );
    code.input.focus();
  };
  ask(words);
  return root;
}
