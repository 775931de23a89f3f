import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { lunarDateText, lunarMonthText, lunarYearName } from '@toasoan/contract/vocabulary/lunar-texts.ts';

/** The lunar days from one solar day to another: "14–16 tháng 10 Bính Ngọ". */
export function lunarSpan(first: string, last: string, language: Language): string {
  const [from, to] = [toLunar(readDay(first)), toLunar(readDay(last))];
  const isSameMonth = from.month === to.month && from.year === to.year && from.isLeap === to.isLeap;
  if (first === last) return lunarDateText(from, language);
  if (!isSameMonth) return `${lunarDateText(from, language)} – ${lunarDateText(to, language)}`;
  const month = lunarMonthText(from, language);
  const year = lunarYearName(from.year);
  return language === 'en'
    ? `days ${from.day}–${to.day} of the ${month}, ${year}`
    : `${from.day}–${to.day} ${month} ${year}`;
}
