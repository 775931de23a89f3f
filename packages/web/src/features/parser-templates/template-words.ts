import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import { PAGE_FIELD_TEXTS } from '@toasoan/contract/features/parser-templates/template-texts.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

export const fieldName = (field: PageField): string => PAGE_FIELD_TEXTS[field][currentLanguage()];

/** 0.934 → "93 %". */
export const percent = (share: number): string => `${formatNumber(Math.round(share * 100))} %`;

/** How good a share is: at least 90 %, at least 60 %, or less. */
export function levelOf(share: number): 'good' | 'fair' | 'poor' {
  if (share >= 0.895) return 'good';
  return share >= 0.595 ? 'fair' : 'poor';
}

/** "17/11" of the day 2026-11-17. */
export function shortDay(day: string): string {
  const [, month = '', date = ''] = day.split('-');
  return `${date}/${month}`;
}
