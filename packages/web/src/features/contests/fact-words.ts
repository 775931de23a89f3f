import {
  contestFactLabel,
  contestFactWords,
  contestPartWords,
  type SmallWords,
} from '@toasoan/contract/features/contests/contest-fact-words.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

export type { SmallWords };

export function factLabel(field: string): string {
  return contestFactLabel(field, currentLanguage());
}

/** A value of a contest as people read it; `small` are words of the caller's texts. */
export function factWords(
  field: string,
  fact: Parameters<typeof contestFactWords>[1],
  small: SmallWords,
): string {
  return contestFactWords(field, fact, {
    language: currentLanguage(),
    small,
    moment: (text) => formatDateTime(new Date(text)),
    number: formatNumber,
  });
}

/** Of which a change is: a round by its name, a prize by its own. */
export function partWords(of: string): string {
  return contestPartWords(of, currentLanguage());
}
