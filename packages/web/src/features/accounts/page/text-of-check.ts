import { ACCOUNT_CHECK_TEXTS } from '@toasoan/contract/features/accounts/checks/account-check-texts.ts';
import type { AccountCheck } from '@toasoan/contract/features/accounts/checks/account-checks.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** A line of the checklist in words. */
export function textOfCheck({ code, isDone, values = {} }: AccountCheck): string {
  const language = currentLanguage();
  return fillText(ACCOUNT_CHECK_TEXTS[code][isDone ? 'done' : 'open'][language], values, language);
}
