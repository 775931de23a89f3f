import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { accountTypeText } from '@toasoan/contract/features/accounts/kinds/account-type-texts.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

export function typeText(kind: ProfileKind, type: string): string {
  return accountTypeText(kind, type, currentLanguage());
}
