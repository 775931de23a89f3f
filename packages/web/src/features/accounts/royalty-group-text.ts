import { ROYALTY_GROUP_TABLE, ROYALTY_GROUPS } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** Undefined for none, and for one that this build does not know. */
export function royaltyGroupText(group: string): string | undefined {
  const known = ROYALTY_GROUPS.find((one) => one === group);
  return known && ROYALTY_GROUP_TABLE[known].text[currentLanguage()];
}
