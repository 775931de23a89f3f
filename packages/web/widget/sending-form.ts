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

interface Checked
  extends Pick<FormField['input'], 'validity' | 'value' | 'type' | 'tagName' | 'validationMessage'> {
  readonly minLength?: number;
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
    if (isSending || !areValid(fields, say)) return;
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

function areValid(fields: SendingForm<unknown>['fields'], say: FormContext['say']): boolean {
  const wrong = Object.values(fields).filter(({ input, refuse }) => {
    const isRight = input.checkValidity();
    refuse(isRight ? undefined : wrongIn(input, say));
    return !isRight;
  });
  wrong[0]?.input.focus();
  return wrong.length === 0;
}

/** In the language of the form: the browser's own words are in that of the browser. */
function wrongIn(
  { validity, minLength, value, type, tagName, validationMessage }: Checked,
  say: FormContext['say'],
) {
  if (validity.valueMissing) return say(tagName === 'SELECT' ? 'choose' : 'required');
  if (validity.tooShort) return say('tooShort', { min: minLength ?? value.length });
  if (type === 'email') return say('emailWrong');
  return type === 'tel' ? say('phoneWrong') : validationMessage;
}

/** What the form does not show, such as the captcha or an invisible field, is said with the refusal itself. */
function showRefusal(failure: unknown, fields: SendingForm<unknown>['fields'], error: HTMLElement): void {
  const { message, fields: marked } = failure instanceof Refusal ? failure : new Refusal(String(failure));
  const shown = marked.map(({ field, message: why }) => ({ at: fieldAt(fields, field), why }));
  const others = shown.flatMap(({ at, why }) => (at === undefined && why !== message ? [why] : []));
  error.textContent = [message, ...others].join(' ');
  for (const { at, why } of shown) at?.refuse(why);
  shown.find(({ at }) => at !== undefined)?.at?.input.focus();
}

/** `evidenceLinks.2` is a line of one field. */
function fieldAt(fields: SendingForm<unknown>['fields'], name: string): FormField | undefined {
  return fields[name.split(/[.[]/)[0] ?? ''];
}
