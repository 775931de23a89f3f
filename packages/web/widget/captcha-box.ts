import { element, freshId } from './element.ts';
import type { FormContext } from './form-context.ts';
import { Refusal } from './refusal.ts';

interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, options: { sitekey: string; theme: 'light' | 'dark' }): number;
  getResponse(box: number): string;
  reset(box: number): void;
}

/** The console's own page knows another part of it. */
const shared = window as unknown as { readonly grecaptcha?: Recaptcha };

/** A box that has not come by then is given up; the next try loads it again. */
const GIVE_UP_MS = 20_000;

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=';

interface CaptchaBox {
  readonly root: HTMLElement;
  /** Loads the box, where a captcha is configured; nothing foreign is loaded before. */
  prepare(): void;
  /** @throws Refusal in words while it is not ticked, or cannot be loaded. */
  token(): Promise<string | undefined>;
  /** An answer serves one call. */
  again(): void;
}

export function captchaBox({ host, say, language, settings }: FormContext): CaptchaBox {
  const name = freshId();
  let box: Promise<{ readonly recaptcha: Recaptcha; readonly number: number } | undefined> | undefined;
  const open = async () => {
    const { captchaSiteKey } = await settings();
    if (captchaSiteKey === '') return undefined;
    const recaptcha = await loadRecaptcha(language, say('captchaDown'));
    const place = element('div', { slot: name });
    host.append(place);
    const number = recaptcha.render(place, { sitekey: captchaSiteKey, theme: themeOf(host) });
    return { recaptcha, number };
  };
  const opened = () => {
    box ??= open().catch((error) => {
      box = undefined;
      throw error;
    });
    return box;
  };
  return {
    root: element('slot', { name }),
    prepare: () => void opened().catch(() => undefined),
    token: async () => {
      const ready = await opened();
      if (ready === undefined) return undefined;
      const answer = ready.recaptcha.getResponse(ready.number);
      if (answer === '') throw new Refusal(say('captcha'));
      return answer;
    },
    again: () =>
      void box?.then(
        (ready) => ready?.recaptcha.reset(ready.number),
        () => undefined,
      ),
  };
}

function themeOf({ dataset }: HTMLElement): 'light' | 'dark' {
  const { theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' } = dataset;
  return theme === 'dark' ? 'dark' : 'light';
}

let loading: Promise<Recaptcha> | undefined;

function loadRecaptcha(language: string, failed: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = element('script', { src: `${SCRIPT}${language}`, async: true });
    const fail = () => {
      clearTimeout(waiting);
      script.remove();
      loading = undefined;
      reject(new Refusal(failed));
    };
    const waiting = setTimeout(fail, GIVE_UP_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = shared;
      if (grecaptcha === undefined) fail();
      else
        grecaptcha.ready(() => {
          clearTimeout(waiting);
          resolve(grecaptcha);
        });
    });
    document.head.append(script);
  });
  return loading;
}
