import type { BodyInput, DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { RequesterRelation } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import type { readerCorrectionEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { REQUESTER_RELATION_TEXTS } from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import type { RequestContext } from './request-context.ts';
import { requestForm } from './request-form.ts';
import { wholeAddress } from './whole-address.ts';

type Send = typeof readerCorrectionEndpoints.send;

/** The form with which anybody asks for a correction; `url` is the article's address, where the page knows it. */
export function correctionForm(context: RequestContext, url: string): HTMLElement {
  const { say, call, language } = context;
  const relations = Object.entries(REQUESTER_RELATION_TEXTS).map(
    ([relation, text]) => [relation, text[language]] as const,
  );
  const requesterName = formField({
    label: say('name'),
    required: true,
    min: 2,
    max: 120,
    autocomplete: 'name',
  });
  const requesterOrg = formField({ label: say('org'), max: 200, autocomplete: 'organization' });
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
  const relation = formField({ label: say('relation'), kind: 'choice', required: true, choices: relations });
  const postUrl = formField({
    label: say('postUrl'),
    hint: say('postUrlHint'),
    kind: 'url',
    required: true,
    max: 2000,
    value: url,
  });
  const claim = formField({
    label: say('claim'),
    hint: say('claimHint'),
    kind: 'text',
    required: true,
    min: 20,
    max: 5000,
  });
  const proposal = formField({ label: say('proposal'), kind: 'text', max: 5000 });
  const evidenceLinks = formField({
    label: say('links'),
    hint: say('linksHint'),
    kind: 'text',
    max: 10_000,
  });
  const pair = (...fields: readonly { readonly root: HTMLElement }[]) =>
    element('div', { class: 'pair' }, ...fields.map(({ root }) => root));
  return requestForm(context, {
    form: 'correctionRequest',
    title: say('correctionTitle'),
    lead: say('correctionLead'),
    fields: {
      requesterName,
      requesterOrg,
      email,
      phone,
      relation,
      postUrl,
      claim,
      proposal,
      evidenceLinks,
    },
    content: [
      pair(requesterName, requesterOrg),
      pair(email, phone),
      relation.root,
      postUrl.root,
      claim.root,
      proposal.root,
      evidenceLinks.root,
    ],
    body: (): Omit<BodyInput<Send>, 'ticket' | 'files'> => ({
      requesterName: requesterName.input.value,
      requesterOrg: requesterOrg.input.value,
      email: email.input.value,
      phone: phone.input.value,
      relation: relation.input.value as RequesterRelation,
      postUrl: wholeAddress(postUrl.input.value),
      claim: claim.input.value,
      proposal: proposal.input.value,
      evidenceLinks: evidenceLinks.input.value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(wholeAddress),
    }),
    send: (body, key): Promise<DataOf<Send>> => call<Send>('/correction-requests', body, key),
  });
}
