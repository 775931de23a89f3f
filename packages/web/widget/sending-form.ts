import { captchaBox } from './captcha-box.ts';
import { element } from './element.ts';
import type { FormContext } from './form-context.ts';
import { type FormField, trapField } from './form-field.ts';
import { Refusal } from './refusal.ts';

interface SendingForm<Result> {
  readonly context: FormContext;
  readonly label: string;
  /** Named as in the call, so that the server's words find their field. */
  readonly fields: Readonly<Record<string, FormField>>;
  readonly content: readonly Node[];
  readonly send: string;
  readonly hasCaptcha?: boolean;
  /** False while the captcha has been answered for this form; absent: it is asked for each time. */
  readonly needsCaptcha?: () => boolean;
  readonly onCancel?: () => void;
  readonly call: (guard: { readonly website?: string; readonly recaptchaToken?: string }) => Promise<Result>;
  readonly onSent: (result: Result) => void;
}

/** A form that sends once at a time, keeps what was written when it fails, and says why in words. */
export function sendingForm<Result>(options: SendingForm<Result>): HTMLFormElement {
  const { context, label, fields, content, send, hasCaptcha = false, onCancel, call, onSent } = options;
  const { needsCaptcha = () => true } = options;
  const { say } = context;
  const trap = trapField();
  const captcha = hasCaptcha ? captchaBox(context) : undefined;
  const error = element('p', { class: 'error', role: 'alert' });
  const button = element('button', { class: 'main', type: 'submit' }, send);
  const form = element(
    'form',
    { 'aria-label': label, novalidate: true },
    ...content,
    trap.root,
    captcha?.root,
    error,
    element(
      'div',
      { class: 'actions' },
      button,
      onCancel !== undefined && element('button', { type: 'button', onclick: onCancel }, say('cancel')),
    ),
  );
  let isSending = false;
  const showSending = (sends: boolean) => {
    isSending = sends;
    button.setAttribute('aria-disabled', String(sends));
    button.textContent = sends ? say('sending') : send;
  };
  if (captcha !== undefined) form.addEventListener('focusin', () => captcha.prepare());
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) onCancel?.();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending || !areValid(fields)) return;
    error.textContent = '';
    showSending(true);
    try {
      const token = needsCaptcha() ? await captcha?.token() : undefined;
      const website = trap.value();
      onSent(await call({ ...(website && { website }), ...(token && { recaptchaToken: token }) }));
    } catch (failure) {
      showRefusal(failure, fields, error);
    } finally {
      captcha?.again();
      showSending(false);
    }
  });
  return form;
}

/** The browser's own words, in the reader's language. */
function areValid(fields: SendingForm<unknown>['fields']): boolean {
  const wrong = Object.values(fields).filter(({ input, refuse }) => {
    const isRight = input.checkValidity();
    refuse(isRight ? undefined : input.validationMessage);
    return !isRight;
  });
  wrong[0]?.input.focus();
  return wrong.length === 0;
}

function showRefusal(failure: unknown, fields: SendingForm<unknown>['fields'], error: HTMLElement): void {
  const { message, fields: marked } = failure instanceof Refusal ? failure : new Refusal(String(failure));
  error.textContent = message;
  for (const { field, message: why } of marked) fields[field]?.refuse(why);
  const first = marked.find(({ field }) => fields[field] !== undefined);
  if (first !== undefined) fields[first.field]?.input.focus();
}
