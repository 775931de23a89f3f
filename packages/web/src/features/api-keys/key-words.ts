import type { KeyPermission } from '@toasoan/contract/core/endpoint.ts';
import { ENUMERATIONS } from '@toasoan/contract/vocabulary/enumerations.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

export const permissionWords = (permission: KeyPermission) =>
  ENUMERATIONS.translatePermission[permission][currentLanguage()];

/** "Việt › Anh" of `vi>en`. */
export function pairWords(pair: string): string {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'language' });
  return pair
    .split('>')
    .map((language) => (language === '' ? '–' : (names.of(language) ?? language)).replace(/^Tiếng /, ''))
    .join(' › ');
}
