import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type LunarDay, lunarMonthLength, readDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';

type Name = Readonly<Record<Language, string>>;

/** Month and day of the solar calendar. */
const SOLAR: Readonly<Record<string, Name>> = {
  '1/1': { vi: 'Năm mới', en: 'New Year' },
  '2/3': { vi: 'Thành lập Đảng', en: 'Party Foundation' },
  '3/8': { vi: 'Phụ nữ', en: 'Women’s Day' },
  '4/30': { vi: 'Giải phóng', en: 'Reunification' },
  '5/1': { vi: 'Lao động', en: 'Labour Day' },
  '6/1': { vi: 'Thiếu nhi', en: 'Children’s Day' },
  '6/21': { vi: 'Báo chí', en: 'Press Day' },
  '7/27': { vi: 'Thương binh', en: 'Invalids and Martyrs' },
  '9/2': { vi: 'Quốc khánh', en: 'National Day' },
  '10/20': { vi: 'Phụ nữ VN', en: 'Vietnamese Women' },
  '11/20': { vi: 'Nhà giáo', en: 'Teachers’ Day' },
  '11/23': { vi: 'Di sản', en: 'Heritage Day' },
  '12/22': { vi: 'Quân đội', en: 'People’s Army' },
};

/** Month and day of the lunar calendar; leap months repeat none. */
const LUNAR: Readonly<Record<string, Name>> = {
  '1/1': { vi: 'Tết', en: 'Tết' },
  '1/15': { vi: 'Nguyên tiêu', en: 'First full moon' },
  '3/10': { vi: 'Giỗ Tổ', en: 'Hùng Kings' },
  '4/15': { vi: 'Phật đản', en: 'Vesak' },
  '5/5': { vi: 'Đoan Ngọ', en: 'Đoan Ngọ' },
  '7/15': { vi: 'Vu Lan', en: 'Vu Lan' },
  '8/15': { vi: 'Trung thu', en: 'Mid-Autumn' },
  '12/23': { vi: 'Ông Táo', en: 'Kitchen Gods' },
};
const LAST_EVENING: Name = { vi: 'Giao thừa', en: 'New Year’s Eve' };

/** What readers call a day; undefined for most. */
export function nameOfDay(day: string, lunar: LunarDay, language: Language): string | undefined {
  const solar = readDay(day);
  const found = SOLAR[`${solar.month}/${solar.day}`] ?? lunarName(lunar);
  return found?.[language];
}

function lunarName({ year, month, day, isLeap }: LunarDay): Name | undefined {
  if (isLeap) return undefined;
  const isLast = month === 12 && day === lunarMonthLength(year, 12, false);
  return isLast ? LAST_EVENING : LUNAR[`${month}/${day}`];
}
