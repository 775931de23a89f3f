import type { LunarDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { AFTER, BEFORE, LUNAR_SIGN, monthName, numeral } from './day-forms.ts';

const FIRST_DAYS = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'];
const FULL_MOON = 15;

/** "mùng 10 tháng 3", "10/3 âm lịch", "ngày 10 tháng Ba (âm lịch)", "rằm tháng Giêng", "23 tháng Chạp". */
export function lunarForms({ month, day, isLeap }: LunarDay): string[] {
  const leap = isLeap ? '\\s+nhuận' : '(?!\\s+nhuận)';
  const ofMonth = `\\s+tháng\\s+${nameOf(month)}${leap}`;
  const inDigits = `/${numeral(month)}(?!\\d)(?!/\\d)`;
  const number = `(?:${numeral(day)}${day <= FIRST_DAYS.length ? `|${FIRST_DAYS[day - 1]}` : ''})`;
  return [
    `${BEFORE}(?:ngày\\s+)?(?<!\\p{N})${numeral(day)}(?:${ofMonth}|${inDigits})${LUNAR_SIGN}`,
    ...(day <= FIRST_DAYS.length
      ? [
          `${BEFORE}(?:ngày\\s+)?m[ùồ]ng\\s+${number}(?:${ofMonth}|${inDigits}${month === 1 ? '|\\s+tết' : ''})`,
        ]
      : []),
    ...(day === FULL_MOON ? [`${BEFORE}rằm\\s+(?:tháng\\s+)?${nameOf(month)}${leap}`] : []),
    // Only the last month of the moon is called so.
    ...(month === 12 ? [`${BEFORE}(?:ngày\\s+)?(?<!\\p{N})${numeral(day)}\\s+tháng\\s+chạp${AFTER}`] : []),
  ];
}

function nameOf(month: number): string {
  return month === 12 ? `(?:chạp${AFTER}|${monthName(month)})` : monthName(month);
}
