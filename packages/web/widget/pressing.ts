import { element } from './element.ts';
import type { FormContext } from './form-context.ts';
import { Refusal } from './refusal.ts';

interface Pressing {
  readonly label: string;
  readonly isMain?: boolean;
  readonly press: () => Promise<void>;
}

/** A button that works once at a time, and says beside itself why it could not. */
export function pressing(
  { say }: Pick<FormContext, 'say'>,
  { label, isMain = false, press }: Pressing,
): HTMLElement {
  const error = element('p', { class: 'error', role: 'alert' });
  let isBusy = false;
  const button = element(
    'button',
    {
      type: 'button',
      class: isMain ? 'main' : undefined,
      onclick: async () => {
        if (isBusy) return;
        isBusy = true;
        error.textContent = '';
        button.setAttribute('aria-disabled', 'true');
        try {
          await press();
        } catch (failure) {
          error.textContent = failure instanceof Refusal ? failure.message : say('offline');
        } finally {
          isBusy = false;
          button.removeAttribute('aria-disabled');
        }
      },
    },
    label,
  );
  return element('div', {}, button, error);
}
