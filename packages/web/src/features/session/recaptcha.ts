import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** The part of Google's script that the console uses. */
export interface Recaptcha {
  readonly render: (box: HTMLElement, options: RecaptchaOptions) => number;
  readonly reset: (widget: number) => void;
}

interface RecaptchaOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    /** Called by the script once it has loaded. */
    whenRecaptchaLoads?: () => void;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const GIVE_UP_MS = 15_000;

let loading: Promise<Recaptcha> | undefined;

/** Loads Google's script once, when the sign-in page needs it. A failure can be retried. */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    function fail() {
      script.remove();
      reject(new Error('the captcha could not be loaded'));
    }
    const timer = window.setTimeout(fail, GIVE_UP_MS);
    window.whenRecaptchaLoads = () => {
      window.clearTimeout(timer);
      if (window.grecaptcha) resolve(window.grecaptcha);
      else fail();
    };
    script.async = true;
    script.src = `${SCRIPT}?render=explicit&onload=whenRecaptchaLoads&hl=${currentLanguage()}`;
    script.onerror = () => {
      window.clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}
