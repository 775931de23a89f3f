import type { JuryHall } from '@toasoan/contract/features/contest-jury/reader-jury.ts';
import type { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import { element } from '../element.ts';
import { askedOnce } from '../form-context.ts';
import { callsAt } from '../intake-call.ts';
import { Refusal } from '../refusal.ts';
import { sayIn, type WidgetLanguage } from '../say.ts';
import { shadowOf } from '../shadow-of.ts';
import { SHARED_TEXTS } from '../shared-texts.ts';
import { doorView } from './door-view.ts';
import { hallView } from './hall-view.ts';
import { type JuryContext, juryCalls, type Seated } from './jury-context.ts';
import { JURY_FORM_TEXTS } from './jury-form-texts.ts';
import { jurySecrets } from './jury-secrets.ts';
import { JURY_STYLE } from './jury-style.ts';

interface JuryPlace {
  /** The address of the intake with the project. */
  readonly base: string;
  readonly language: WidgetLanguage;
  /** 'light' or 'dark'; the room itself is dark in both. */
  readonly theme?: string | undefined;
}

const TEXTS = {
  vi: { ...SHARED_TEXTS.vi, ...JURY_FORM_TEXTS.vi },
  en: { ...SHARED_TEXTS.en, ...JURY_FORM_TEXTS.en },
};

/** Fills an element with everything an external juror does: come in by link and code, and judge. */
export function openContestJury(host: HTMLElement, { base, language, theme }: JuryPlace): void {
  const say = sayIn(TEXTS, language);
  const call = callsAt({ base, language, say });
  const root = element('div', { class: 'page' });
  const style = new CSSStyleSheet();
  style.replaceSync(JURY_STYLE);
  const shadow = shadowOf(host, language, theme);
  shadow.adoptedStyleSheets.push(style);
  shadow.append(root);
  const settings = askedOnce(() => call<typeof intakeEndpoints.settings>('/settings'));
  const context: JuryContext = { say, language, host, settings, calls: juryCalls(call) };
  const secrets = jurySecrets(base);

  const show = (view: HTMLElement) => {
    root.replaceChildren(view);
    const heading = view.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  const door = (words = '') => {
    secrets.keepSession(undefined);
    const link = secrets.link();
    if (link === undefined) return show(closed(say('noLink')));
    show(doorView(context, { link, words, onOpened: enter }));
  };
  const closed = (words: string) =>
    element('div', {}, element('h1', {}, say('title')), element('p', { role: 'status' }, words));
  const enter = (token: string, hall: JuryHall) => {
    secrets.keepSession(token);
    const seated: Seated = { ...context, token, onOver: door };
    const leave = async () => {
      await context.calls('leave', { token });
      secrets.forget();
      show(closed(say('left')));
    };
    show(hallView(seated, hall, leave));
  };
  const reopen = async (token: string) => {
    show(closed(say('loading')));
    try {
      enter(token, await context.calls('rounds', { token }));
    } catch (failure) {
      const { code, message } = failure instanceof Refusal ? failure : new Refusal(String(failure));
      if (code === 'SESSION_OVER') return door(message);
      const again = element('button', { class: 'main', onclick: () => void reopen(token) }, say('retry'));
      root.replaceChildren(
        element('h1', {}, say('title')),
        element('p', { class: 'error', role: 'alert' }, message),
        again,
      );
    }
  };
  const token = secrets.session();
  if (token === undefined) door();
  else void reopen(token);
}
