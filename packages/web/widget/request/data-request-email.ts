import type { readerDataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { element } from '../element.ts';
import { sayIn } from '../say.ts';
import { sendingForm } from '../sending-form.ts';
import { DATA_REQUEST_FORM_TEXTS } from './data-request-form-texts.ts';
import type { RequestContext } from './request-context.ts';

/** Where the mailed link leads: a program that follows it does nothing, only the button sends the secret. */
export function dataRequestEmail(context: RequestContext): HTMLElement {
  const { call, language } = context;
  const say = sayIn(DATA_REQUEST_FORM_TEXTS, language);
  const page = (...content: readonly Node[]) =>
    element('main', { class: 'page' }, element('h1', {}, say('confirmTitle')), ...content);
  if (location.hash.length < 2) return page(element('p', {}, context.say('linkMissing')));
  const form = sendingForm({
    context,
    label: say('confirmTitle'),
    fields: {},
    content: [element('p', {}, say('confirmText'))],
    send: say('confirm'),
    call: (guard) =>
      call<typeof readerDataRequestEndpoints.confirm>('/data-request-email/confirm', {
        ...guard,
        token: location.hash.slice(1),
      }),
    onSent: ({ number }) => {
      const said = element(
        'p',
        { class: 'said', role: 'status', tabindex: -1 },
        say('confirmed', { number }),
      );
      form.replaceWith(said);
      said.focus();
    },
  });
  return page(form);
}
