import type { PrizeStanding } from '@toasoan/contract/features/contest-results/award.ts';
import { PRIZE_KIND_TEXTS } from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { screenLanguage } from '#web/ui/text/format-number.ts';

export function prizeName({ name, nameEn }: Pick<PrizeStanding, 'name' | 'nameEn'>): string {
  return screenLanguage() === 'en' && nameEn !== '' ? nameEn : name;
}

/** With its kind, since prizes of several kinds stand in one list. */
export function prizeLabel(prize: Pick<PrizeStanding, 'name' | 'nameEn' | 'kind'>): string {
  return `${prizeName(prize)} · ${PRIZE_KIND_TEXTS[prize.kind][screenLanguage()]}`;
}

/** Prizes of every kind that a work may still get; a monthly one is given anew in each month. */
export function openPrizesFor(
  prizes: readonly PrizeStanding[],
  category: ContestCategory | undefined,
): PrizeStanding[] {
  return prizes.filter(
    (prize) =>
      (prize.category === null || category === undefined || prize.category === category) &&
      (prize.kind === 'MONTHLY' || prize.proposed + prize.awarded < prize.quantity),
  );
}
