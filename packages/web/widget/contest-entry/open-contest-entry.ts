import type { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import { element } from '../element.ts';
import { askedOnce } from '../form-context.ts';
import { callsAt } from '../intake-call.ts';
import { Refusal } from '../refusal.ts';
import { sayIn, type WidgetLanguage } from '../say.ts';
import { shadowOf } from '../shadow-of.ts';
import { SHARED_TEXTS } from '../shared-texts.ts';
import { emailView } from './email-view.ts';
import { entriesView } from './entries-view.ts';
import { entryCalls } from './entry-calls.ts';
import type { EntryContext } from './entry-context.ts';
import { ENTRY_FORM_TEXTS } from './entry-form-texts.ts';
import { ENTRY_STYLE } from './entry-style.ts';
import { keep, secretOf } from './kept-secret.ts';

interface EntryPlace {
  /** The address of the intake with the project. */
  readonly base: string;
  /** Of the contest. */
  readonly code: string;
  readonly language: WidgetLanguage;
  /** 'light' or 'dark'; anything else follows the reader's machine. */
  readonly theme?: string | undefined;
}

const TEXTS = {
  vi: { ...SHARED_TEXTS.vi, ...ENTRY_FORM_TEXTS.vi },
  en: { ...SHARED_TEXTS.en, ...ENTRY_FORM_TEXTS.en },
};

/** Fills an element with everything an author does: verify an e-mail, fill in, send, look after. */
export function openContestEntry(host: HTMLElement, { base, code, language, theme }: EntryPlace): void {
  const say = sayIn(TEXTS, language);
  const call = callsAt({ base, language, say });
  const root = element('div', { class: 'page' });
  const style = new CSSStyleSheet();
  style.replaceSync(ENTRY_STYLE);
  const shadow = shadowOf(host, language, theme);
  shadow.adoptedStyleSheets.push(style);
  shadow.append(root);
  const show = (view: HTMLElement) => {
    root.replaceChildren(view);
    const heading = view.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  const settings = askedOnce(() => call<typeof intakeEndpoints.settings>('/settings'));
  const context: EntryContext = {
    ...{ say, language, host, settings, base, code, show },
    calls: entryCalls(call),
  };
  const key = `toasoan-entry ${base} ${code}`;
  const leave = () => {
    keep(key, undefined);
    ask();
  };
  const enter = (token: string, state: Parameters<typeof entriesView>[1]) => {
    keep(key, token);
    show(entriesView({ ...context, token }, state, leave));
  };
  const ask = () => show(emailView(context, enter));
  const reopen = async (token: string) => {
    root.replaceChildren(element('p', { role: 'status' }, say('loading')));
    try {
      enter(token, await context.calls('state', { token }));
    } catch (failure) {
      const { code: why, message } = failure instanceof Refusal ? failure : new Refusal(String(failure));
      if (why === 'LINK_OVER') keep(key, undefined);
      const again = () => (why === 'LINK_OVER' ? ask() : void reopen(token));
      const button = element('button', { class: 'main', onclick: again }, say('retry'));
      root.replaceChildren(element('p', { class: 'error', role: 'alert' }, message), button);
    }
  };
  const token = secretOf(key);
  if (token === undefined) root.replaceChildren(emailView(context, enter));
  else void reopen(token);
}
