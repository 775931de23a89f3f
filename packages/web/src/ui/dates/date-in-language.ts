import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';

/** Vietnamese newspapers use Vietnamese time. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/**
 * The day of a record in words of the record's own language, as its readers see it: "Thứ Bảy, 21 tháng 11, 2026".
 * The browser knows all of them by itself; calendar and figures are fixed, or Thai would show the
 * year 2569 and Arabic figures of its own.
 */
export function dayInLanguage(date: Date, language: RecordLanguage): string {
  const locale = `${language}-u-ca-gregory-nu-latn`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: TIME_ZONE }).format(date);
}
