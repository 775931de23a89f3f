import type { BodyInput, DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { RequesterCapacity } from '@toasoan/contract/features/data-requests/data-request.ts';
import type { readerDataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import type { DataRequestKind } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import {
  DATA_REQUEST_KIND_TEXTS,
  REQUESTER_CAPACITY_TEXTS,
} from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import { sayIn } from '../say.ts';
import { DATA_REQUEST_FORM_TEXTS } from './data-request-form-texts.ts';
import type { RequestContext } from './request-context.ts';
import { requestForm } from './request-form.ts';
import { wholeAddress } from './whole-address.ts';

type Send = typeof readerDataRequestEndpoints.send;

/** The form with which people ask about their own data, with files that prove who they are. */
export function dataRequestForm(context: RequestContext, url: string): HTMLElement {
  const { call, language } = context;
  const say = sayIn(DATA_REQUEST_FORM_TEXTS, language);
  const choices = (texts: Readonly<Record<string, Readonly<Record<'vi' | 'en', string>>>>) =>
    Object.entries(texts).map(([value, text]) => [value, text[language]] as const);
  const kind = formField({
    label: say('kind'),
    kind: 'choice',
    required: true,
    choices: choices(DATA_REQUEST_KIND_TEXTS),
  });
  const requesterName = formField({
    label: say('name'),
    required: true,
    min: 2,
    max: 120,
    autocomplete: 'name',
  });
  const capacity = formField({
    label: say('capacity'),
    kind: 'choice',
    required: true,
    choices: choices(REQUESTER_CAPACITY_TEXTS),
  });
  const subjectName = formField({ label: say('subject'), hint: say('subjectHint'), max: 120 });
  const isForOther = () => !['', 'SELF'].includes(capacity.input.value);
  const showSubject = () => {
    subjectName.root.hidden = !isForOther();
    subjectName.input.required = isForOther();
  };
  capacity.input.addEventListener('change', showSubject);
  showSubject();
  const email = formField({
    label: say('email'),
    hint: say('emailHint'),
    kind: 'email',
    required: true,
    max: 254,
    autocomplete: 'email',
  });
  const phone = formField({
    label: say('phone'),
    kind: 'tel',
    max: 20,
    pattern: '\\+?[0-9 .\\(\\)\\-]{8,20}',
    autocomplete: 'tel',
  });
  const details = formField({
    label: say('details'),
    hint: say('detailsHint'),
    kind: 'text',
    required: true,
    min: 10,
    max: 5000,
  });
  const refs = formField({
    label: say('refs'),
    hint: say('refsHint'),
    kind: 'text',
    max: 10_000,
    value: url,
  });
  return requestForm(context, {
    form: 'dataRequest',
    title: say('title'),
    lead: say('lead'),
    fields: { kind, requesterName, capacity, subjectName, email, phone, details, refs },
    content: [
      kind.root,
      element('div', { class: 'pair' }, requesterName.root, capacity.root),
      subjectName.root,
      element('div', { class: 'pair' }, email.root, phone.root),
      details.root,
      refs.root,
    ],
    body: (): Omit<BodyInput<Send>, 'ticket' | 'files'> => ({
      kind: kind.input.value as DataRequestKind,
      requesterName: requesterName.input.value,
      capacity: capacity.input.value as RequesterCapacity,
      subjectName: isForOther() ? subjectName.input.value : '',
      email: email.input.value,
      phone: phone.input.value,
      details: details.input.value,
      refs: refs.input.value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(wholeAddress),
      lang: language,
    }),
    send: (body, key): Promise<DataOf<Send>> => call<Send>('/data-requests', body, key),
  });
}
