import type { PrizeStanding } from '@toasoan/contract/features/contest-results/award.ts';
import { screenLanguage } from '#web/ui/text/format-number.ts';

export function prizeName({ name, nameEn }: Pick<PrizeStanding, 'name' | 'nameEn'>): string {
  return screenLanguage() === 'en' && nameEn !== '' ? nameEn : name;
}
