import type { Language } from './language.ts';
import type { LunarDay } from './lunar-calendar.ts';

const STEMS = ['Giáp', 'Ất', 'Bính', 'Đinh', 'Mậu', 'Kỷ', 'Canh', 'Tân', 'Nhâm', 'Quý'];
const BRANCHES = ['Tý', 'Sửu', 'Dần', 'Mão', 'Thìn', 'Tỵ', 'Ngọ', 'Mùi', 'Thân', 'Dậu', 'Tuất', 'Hợi'];
/** The year 4 of our era is Giáp Tý. */
const CYCLE_START = 4;
const ENGLISH_SUFFIXES: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** "Bính Ngọ", in every language. */
export function lunarYearName(year: number): string {
  const place = year - CYCLE_START;
  return `${STEMS[modulo(place, 10)] ?? ''} ${BRANCHES[modulo(place, 12)] ?? ''}`;
}

/** "mùng 10", "ngày 15"; "10th day". */
function lunarDayText(day: number, language: Language): string {
  if (language === 'en') return `${ordinal(day)} day`;
  return day <= 10 ? `mùng ${day}` : `ngày ${day}`;
}

/** "tháng 6 nhuận"; "leap 6th lunar month". */
export function lunarMonthText(
  { month, isLeap }: Pick<LunarDay, 'month' | 'isLeap'>,
  language: Language,
): string {
  if (language === 'en') return `${isLeap ? 'leap ' : ''}${ordinal(month)} lunar month`;
  return `tháng ${month}${isLeap ? ' nhuận' : ''}`;
}

/** "mùng 10 tháng 3", "12 tháng 10"; "12th day of the 10th lunar month". */
export function lunarDayMonthText(lunar: LunarDay, language: Language): string {
  const month = lunarMonthText(lunar, language);
  if (language === 'en') return `${lunarDayText(lunar.day, language)} of the ${month}`;
  return `${lunar.day <= 10 ? lunarDayText(lunar.day, language) : lunar.day} ${month}`;
}

/** "mùng 10 tháng 3 Bính Ngọ"; "10th day of the 3rd lunar month, Bính Ngọ". */
export function lunarDateText(lunar: LunarDay, language: Language): string {
  const day = lunarDayText(lunar.day, language);
  const month = lunarMonthText(lunar, language);
  const year = lunarYearName(lunar.year);
  return language === 'en' ? `${day} of the ${month}, ${year}` : `${day} ${month} ${year}`;
}

/** For a cell of a calendar: the day alone, with its month on the first day of a month and where one asks: "15", "1/6N". */
export function lunarCellText(lunar: LunarDay, withMonth = lunar.day === 1): string {
  if (!withMonth) return String(lunar.day);
  return `${lunar.day}/${lunar.month}${lunar.isLeap ? 'N' : ''}`;
}

function ordinal(count: number): string {
  return `${count}${ENGLISH_SUFFIXES[ordinals.select(count)]}`;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
