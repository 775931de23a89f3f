import { element } from './element.ts';
import { formField } from './form-field.ts';
import { sendingForm } from './sending-form.ts';
import type { WidgetContext } from './widget-context.ts';

/** The secret stands behind the #, which no server, proxy or log ever sees; a program that follows links does nothing. */
function mailedToken(): string {
  return location.hash.slice(1);
}

function page(title: string, ...content: readonly Node[]): HTMLElement {
  return element('main', { class: 'page' }, element('h1', {}, title), ...content);
}

/** A page says what came of it in place of its form. */
function replaceBy(form: HTMLElement, text: string): void {
  const said = element('p', { class: 'said', role: 'status', tabindex: -1 }, text);
  form.replaceWith(said);
  said.focus();
}

export function confirmPage(context: WidgetContext): HTMLElement {
  const { say, calls } = context;
  if (mailedToken() === '') return page(say('confirmTitle'), element('p', {}, say('linkMissing')));
  const form = sendingForm({
    context,
    label: say('confirmTitle'),
    fields: {},
    content: [element('p', {}, say('confirmText'))],
    send: say('confirm'),
    call: () => calls.confirm(mailedToken()),
    onSent: ({ outcome }) =>
      replaceBy(form, say(outcome === 'SHOWN' ? 'confirmedSHOWN' : 'confirmedWAITING')),
  });
  return page(say('confirmTitle'), form);
}

/** Without a secret it asks for the address to mail one to. */
export function erasePage(context: WidgetContext): HTMLElement {
  const { say } = context;
  return page(say('eraseTitle'), mailedToken() === '' ? askForm(context) : eraseForm(context));
}

function askForm(context: WidgetContext): HTMLElement {
  const { say, calls } = context;
  const email = formField({
    label: say('email'),
    kind: 'email',
    required: true,
    max: 254,
    autocomplete: 'email',
  });
  const form = sendingForm({
    context,
    label: say('eraseTitle'),
    fields: { email },
    content: [element('p', {}, say('eraseAsk')), email.root],
    send: say('askErasure'),
    hasCaptcha: true,
    call: (guard) => calls.askErasure({ ...guard, email: email.input.value }),
    onSent: () => replaceBy(form, say('erasureAsked')),
  });
  return form;
}

function eraseForm(context: WidgetContext): HTMLElement {
  const { say, calls } = context;
  const form = sendingForm({
    context,
    label: say('eraseTitle'),
    fields: {},
    content: [element('p', {}, say('eraseText'))],
    send: say('erase'),
    call: () => calls.erase(mailedToken()),
    onSent: ({ erased }) => replaceBy(form, say('erased', { count: erased })),
  });
  return form;
}
