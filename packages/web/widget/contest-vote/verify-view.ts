import type { VoterState } from '@toasoan/contract/features/contest-votes/reader-votes.ts';
import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import { sendingForm } from '../sending-form.ts';
import type { VoteContext } from './vote-context.ts';

interface Verifying {
  readonly onOpened: (token: string, state: VoterState) => void;
  readonly onCancel: () => void;
}

/** Asks for name and e-mail, then for the code that was mailed. */
export function verifyView(context: VoteContext, { onOpened, onCancel }: Verifying): HTMLElement {
  const { say, calls, contest, language } = context;
  const root = element('div', {});
  const askEmail = (given: { readonly name: string; readonly email: string }) => {
    const name = formField({
      label: say('name'),
      required: true,
      max: 80,
      autocomplete: 'name',
      value: given.name,
    });
    const email = formField({
      label: say('email'),
      kind: 'email',
      required: true,
      max: 254,
      autocomplete: 'email',
      value: given.email,
    });
    root.replaceChildren(
      sendingForm({
        context,
        label: say('title'),
        fields: { name, email },
        content: [element('p', {}, say('lead')), name.root, email.root],
        send: say('askCode'),
        hasCaptcha: true,
        onCancel,
        call: (guard) => calls('askCode', { ...guard, contest, email: email.input.value, lang: language }),
        onSent: () => askCode({ name: name.input.value, email: email.input.value }),
      }),
    );
    name.input.focus();
  };
  const askCode = (who: { readonly name: string; readonly email: string }) => {
    const code = formField({
      label: say('code'),
      required: true,
      min: 6,
      max: 6,
      autocomplete: 'one-time-code',
    });
    code.input.setAttribute('inputmode', 'numeric');
    root.replaceChildren(
      sendingForm({
        context,
        label: say('title'),
        fields: { code },
        content: [element('p', { role: 'status' }, say('codeSent', { email: who.email })), code.root],
        send: say('openCode'),
        onCancel: () => askEmail(who),
        call: (guard) => calls('open', { ...guard, contest, ...who, code: code.input.value.trim() }),
        onSent: ({ token, state }) => onOpened(token, state),
      }),
    );
    code.input.focus();
  };
  queueMicrotask(() => askEmail({ name: '', email: '' }));
  return root;
}
