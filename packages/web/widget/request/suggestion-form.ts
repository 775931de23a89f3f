import type { BodyInput, DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { readerSuggestionEndpoints } from '@toasoan/contract/features/translation-suggestions/endpoints.ts';
import type { SuggestionReason } from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';
import { SUGGESTION_REASON_TEXTS } from '@toasoan/contract/features/translation-suggestions/suggestion-texts.ts';
import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import { keyOfContent } from '../key-of-content.ts';
import { sayIn } from '../say.ts';
import { sendingForm } from '../sending-form.ts';
import type { RequestContext } from './request-context.ts';
import { SUGGESTION_FORM_TEXTS } from './suggestion-form-texts.ts';
import { paragraphAround, paragraphsIn, wordsOf } from './translated-paragraphs.ts';

type Send = typeof readerSuggestionEndpoints.send;

const SHOWN = 70;

/**
 * Below a translated article, which names its post in `data-translation`: a button that opens the form, also beside the
 * words that a reader selects. An article without it gets nothing.
 */
export function suggestionForm(context: RequestContext): HTMLElement | undefined {
  const article = document.querySelector<HTMLElement>('[data-translation]');
  if (article === null) return undefined;
  const say = sayIn(SUGGESTION_FORM_TEXTS, context.language);
  const root = element('section');
  let near: Element | undefined;
  const open = () => {
    pill.hidden = true;
    const form = formOf(context, article, { near, onClose: close });
    root.replaceChildren(form);
    root.append(pill);
    form.querySelector<HTMLElement>('textarea')?.focus();
    root.scrollIntoView({ block: 'nearest' });
  };
  const button = element('button', { type: 'button', onclick: open }, say('suggest'));
  const pill = element('button', { type: 'button', class: 'main pill', onclick: open }, say('suggest'));
  pill.hidden = true;
  const start = [element('p', { class: 'hint' }, say('lead')), button];
  const close = (thanks?: string) => {
    near = undefined;
    const said = thanks && element('p', { class: 'said', role: 'status', tabindex: -1 }, thanks);
    root.replaceChildren(...(said ? [said] : []), ...start, pill);
    (said || button).focus();
  };
  // Beside the words: the selection goes when the button is pressed, so its paragraph is kept.
  document.addEventListener('selectionchange', () => {
    const range = selectedRange();
    const found = range && paragraphAround(article, range.startContainer);
    pill.hidden = found === undefined || root.querySelector('form') !== null;
    if (range === undefined || found === undefined) return;
    near = found;
    const { bottom, left } = range.getBoundingClientRect();
    pill.style.top = `${Math.min(bottom + 8, innerHeight - 56)}px`;
    pill.style.left = `${Math.max(8, Math.min(left, innerWidth - 260))}px`;
  });
  addEventListener('scroll', () => {
    pill.hidden = true;
  });
  root.append(...start, pill);
  return root;
}

function selectedRange(): Range | undefined {
  const selection = getSelection();
  return selection === null || selection.isCollapsed || selection.rangeCount === 0
    ? undefined
    : selection.getRangeAt(0);
}

interface FormPlace {
  /** The paragraph that the reader means; undefined for the first one. */
  readonly near: Element | undefined;
  readonly onClose: (thanks?: string) => void;
}

function formOf(
  context: RequestContext,
  article: HTMLElement,
  { near, onClose }: FormPlace,
): HTMLFormElement {
  const { call, language } = context;
  const say = sayIn(SUGGESTION_FORM_TEXTS, language);
  const texts = paragraphsIn(article).map(wordsOf);
  const at = near === undefined ? 0 : Math.max(0, texts.indexOf(wordsOf(near)));
  const keyOf = keyOfContent();
  const paragraph = formField({
    label: say('paragraph'),
    kind: 'choice',
    required: true,
    choices: texts.map((text, place) => [
      String(place),
      text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
    ]),
    value: String(at),
  });
  const current = () => texts[Number(paragraph.input.value)] ?? '';
  const suggested = formField({
    label: say('suggested'),
    hint: say('suggestedHint'),
    kind: 'text',
    required: true,
    max: 5000,
    value: current(),
  });
  suggested.input.lang = article.lang || document.documentElement.lang;
  let shown = current();
  paragraph.input.addEventListener('change', () => {
    // What the reader has written stays.
    if (suggested.input.value === shown) suggested.input.value = current();
    shown = current();
  });
  const reasons = Object.entries(SUGGESTION_REASON_TEXTS).map(
    ([reason, text]) => [reason, text[language]] as const,
  );
  const reason = formField({ label: say('reason'), kind: 'choice', required: true, choices: reasons });
  const name = formField({ label: say('name'), max: 120, autocomplete: 'name' });
  const email = formField({ label: say('email'), kind: 'email', max: 254, autocomplete: 'email' });
  const bodyOf = (): BodyInput<Send> => ({
    postId: article.dataset.translation ?? '',
    pageUrl: location.href.replace(/#.*$/, ''),
    current: current(),
    suggested: suggested.input.value,
    reason: reason.input.value as SuggestionReason,
    name: name.input.value,
    ...(email.input.value !== '' && { email: email.input.value }),
  });
  return sendingForm({
    context,
    label: say('title'),
    fields: { current: paragraph, suggested, reason, name, email },
    content: [
      element('h2', {}, say('title')),
      paragraph.root,
      suggested.root,
      reason.root,
      element('div', { class: 'pair' }, name.root, email.root),
      element('p', { class: 'hint' }, say('private')),
    ],
    send: say('send'),
    hasCaptcha: true,
    onCancel: () => onClose(),
    call: async (guard): Promise<DataOf<Send>> => {
      const body = bodyOf();
      return await call<Send>('/translation-suggestions', { ...body, ...guard }, keyOf(body));
    },
    onSent: ({ isNew }) => onClose(say(isNew ? 'sent' : 'voted')),
  });
}
