import type { RequesterCapacity } from '@toasoan/contract/features/data-requests/data-request.ts';
import type { DataRequestKind } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import { dataRequestWord } from './data-request-words.ts';
import { element, freshId } from './element.ts';
import { formField } from './form-field.ts';
import { barePage, mailedToken, replaceBy } from './link-pages.ts';
import { randomKey } from './random-key.ts';
import { sendingForm } from './sending-form.ts';
import type { WidgetContext } from './widget-context.ts';

/** Written out, as the reasons of reports are: the tables with their schemas would make the script much longer. */
const KINDS = [
  'ACCESS',
  'FIX',
  'DELETE',
  'WITHDRAW',
  'RESTRICT',
  'OBJECT',
] as const satisfies readonly DataRequestKind[];
const CAPACITIES = ['SELF', 'PARENT', 'PROXY'] as const satisfies readonly RequesterCapacity[];

type Key = Parameters<typeof dataRequestWord>[1];

/** The form for requests about one's own data. */
export function dataRequestPage(context: WidgetContext): HTMLElement {
  const { calls, language } = context;
  const say = (word: Key, values?: Readonly<Record<string, string>>) =>
    dataRequestWord(language, word, values);
  const key = randomKey();
  const kind = choiceField(say('kind'), KINDS, say);
  const requesterName = formField({
    label: say('name'),
    required: true,
    min: 2,
    max: 120,
    autocomplete: 'name',
  });
  const capacity = choiceField(say('capacity'), CAPACITIES, say);
  const subjectName = formField({ label: say('subject'), max: 120 });
  subjectName.root.hidden = true;
  capacity.select.addEventListener('change', () => {
    const isOther = capacity.select.value !== 'SELF';
    subjectName.root.hidden = !isOther;
    subjectName.input.required = isOther;
  });
  const email = formField({
    label: say('email'),
    hint: say('emailHint'),
    kind: 'email',
    required: true,
    max: 254,
    autocomplete: 'email',
  });
  const phone = formField({ label: say('phone'), max: 20, autocomplete: 'tel' });
  const details = formField({
    label: say('details'),
    hint: say('detailsHint'),
    kind: 'text',
    required: true,
    min: 10,
    max: 5000,
  });
  const refs = formField({ label: say('ref'), max: 500, autocomplete: 'url' });
  const form = sendingForm({
    context,
    label: say('title'),
    fields: { requesterName, subjectName, email, phone, details, refs },
    content: [
      kind.root,
      requesterName.root,
      capacity.root,
      subjectName.root,
      element('div', { class: 'pair' }, email.root, phone.root),
      details.root,
      refs.root,
    ],
    send: say('send'),
    hasCaptcha: true,
    call: (guard) =>
      calls.sendDataRequest(
        {
          ...guard,
          kind: kind.select.value as DataRequestKind,
          requesterName: requesterName.input.value,
          capacity: capacity.select.value as RequesterCapacity,
          subjectName: subjectName.root.hidden ? '' : subjectName.input.value,
          email: email.input.value,
          phone: phone.input.value,
          details: details.input.value,
          refs: refs.input.value === '' ? [] : [refs.input.value],
          lang: language,
        },
        key,
      ),
    onSent: ({ number, dueTime, isLinkMailed }) => {
      const time = new Date(dueTime).toLocaleString(language);
      const said = say('sent', { number, time });
      replaceBy(form, isLinkMailed ? `${said} ${say('mailed')}` : said);
    },
  });
  return barePage(say('title'), element('p', {}, say('lead')), form);
}

/** Where the mailed link leads. */
export function dataRequestConfirmPage(context: WidgetContext): HTMLElement {
  const { calls, language } = context;
  const say = (word: Key, values?: Readonly<Record<string, string>>) =>
    dataRequestWord(language, word, values);
  const form = sendingForm({
    context,
    label: say('confirmTitle'),
    fields: {},
    content: [element('p', {}, say('confirmText'))],
    send: say('confirm'),
    call: () => calls.confirmDataRequest(mailedToken()),
    onSent: ({ number }) => replaceBy(form, say('confirmed', { number })),
  });
  return barePage(say('confirmTitle'), form);
}

function choiceField<Value extends Key>(
  label: string,
  values: readonly Value[],
  say: (word: Value) => string,
) {
  const id = freshId();
  const select = element(
    'select',
    { id },
    ...values.map((value) => element('option', { value }, say(value))),
  );
  return { root: element('div', { class: 'field' }, element('label', { for: id }, label), select), select };
}
