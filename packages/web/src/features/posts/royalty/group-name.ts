import { ROYALTY_GROUP_TABLE, type RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** The name of a group in the language of the console. */
export function groupName(group: RoyaltyGroupCode): string {
  return ROYALTY_GROUP_TABLE[group].text[currentLanguage()];
}
