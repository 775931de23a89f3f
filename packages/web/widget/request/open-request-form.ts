import type { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import { askedOnce } from '../form-context.ts';
import { callsAt } from '../intake-call.ts';
import { sayIn, type WidgetLanguage } from '../say.ts';
import { shadowOf } from '../shadow-of.ts';
import { correctionForm } from './correction-form.ts';
import { dataRequestEmail } from './data-request-email.ts';
import { dataRequestForm } from './data-request-form.ts';
import type { RequestContext } from './request-context.ts';
import { REQUEST_FORM_TEXTS } from './request-form-texts.ts';
import { suggestionForm } from './suggestion-form.ts';

interface FormPlace {
  /** The address of the intake with the project. */
  readonly base: string;
  /** The last part of the page's address: `correction-request`. */
  readonly form: string;
  readonly language: WidgetLanguage;
  /** 'light' or 'dark'; anything else follows the reader's machine. */
  readonly theme?: string | undefined;
  /** The address of the article that the reader comes from. */
  readonly url?: string;
}

/** Fills an element with a form; an unknown one stays empty. */
export function openRequestForm(
  host: HTMLElement,
  { base, form, language, theme, url = '' }: FormPlace,
): void {
  const say = sayIn(REQUEST_FORM_TEXTS, language);
  const call = callsAt({ base, language, say });
  const settings = askedOnce(() => call<typeof intakeEndpoints.settings>('/settings'));
  const page = FORMS[form]?.({ say, call, language, host, settings, base }, url);
  if (page !== undefined) shadowOf(host, language, theme).append(page);
}

const FORMS: Readonly<Record<string, (context: RequestContext, url: string) => HTMLElement | undefined>> = {
  'correction-request': correctionForm,
  'data-request': dataRequestForm,
  'data-request-email': dataRequestEmail,
  'translation-suggestion': suggestionForm,
};
