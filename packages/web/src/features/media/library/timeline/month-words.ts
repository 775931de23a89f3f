import type { TFunction } from 'i18next';
import type { GridGroup } from '#web/patterns/picture-grid/grid-plan.ts';

/** "Tháng 11/2026", "November 2026"; files without a known time have words of their own. */
export function monthWords(month: string, language: string, t: TFunction): string {
  if (month === '') return t('library:timeline.unknown');
  const [year = '', number = ''] = month.split('-');
  if (language === 'vi') return t('library:timeline.month', { month: String(Number(number)), year });
  const day = new Date(Date.UTC(Number(year), Number(number) - 1, 15));
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);
}

/** The year of a group's key; '' for files without a known time. */
export function yearOf({ key }: Pick<GridGroup, 'key'>): string {
  return key.slice(0, 4);
}
