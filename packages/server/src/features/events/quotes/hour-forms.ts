import { numeral } from './day-forms.ts';

const HOUR = '\\s*(?:giờ|gio|h|g)(?![\\p{L}\\p{M}])';
/** Not the second part of a number, and not how long something lasts. */
const BEGINS =
  '(?<![\\p{L}\\p{M}\\p{N}:/])(?<!\\d[.,])(?<!(?:trong|suốt|hơn|gần|kéo dài|mất|sau|mỗi|thêm)\\s)';
const NO_LENGTH = '(?!\\s*(?:đồng hồ|liền|liên tục|qua|sau|mỗi|/|tới(?!\\s*\\d)))';
const PARTS = ['rạng sáng', 'sáng', 'trưa', 'chiều', 'tối', 'đêm'] as const;

/** "19h30", "19g30", "19 giờ 30", "19:30", "7 giờ 30 tối", "7 rưỡi tối", "8 giờ sáng", "từ 8 đến 11 giờ". */
export function hourForms(clock: string): string[] {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const parts = partsOf(hour);
  const others = PARTS.filter((part) => !parts.includes(part));
  // Before one o'clock in the afternoon a plain number may be followed by the wrong half of the day.
  const noOther = hour <= 12 ? `(?!\\s+(?:${others.join('|')}))` : '';
  const inTwelve = hour > 12 ? [`${clockOf(hour - 12, minute)}\\s+(?:${parts.join('|')})`] : [];
  return [`${clockOf(hour, minute)}${noOther}${NO_LENGTH}`, ...inTwelve, ...bareStart(hour, minute)].map(
    (form) => `${BEGINS}${form}`,
  );
}

function clockOf(hour: number, minute: number): string {
  const number = numeral(hour);
  if (minute === 0)
    return `(?:${number}${HOUR}(?:\\s?00(?!\\d))?(?!\\s*\\d{1,2}(?![\\d/.-]))(?!\\s*(?:rưỡi|kém))|${number}:00(?!\\d))`;
  const half = minute === 30 ? `|${number}(?:${HOUR})?\\s*rưỡi` : '';
  const minutes = String(minute).padStart(2, '0');
  return `(?:${number}${HOUR}\\s*${minutes}(?!\\d)(?:\\s*phút)?|${number}:${minutes}(?!\\d)${half})`;
}

/** "8–11 giờ": the unit stands behind the end alone. */
function bareStart(hour: number, minute: number): string[] {
  return minute === 0 ? [`${numeral(hour)}(?=\\s*(?:[-–]|đến|tới)\\s*\\d{1,2}${HOUR})`] : [];
}

function partsOf(hour: number): readonly (typeof PARTS)[number][] {
  if (hour < 4) return ['rạng sáng', 'sáng', 'đêm'];
  if (hour < 11) return ['rạng sáng', 'sáng'];
  if (hour < 13) return ['sáng', 'trưa'];
  if (hour < 14) return ['trưa', 'chiều'];
  if (hour < 18) return ['chiều'];
  if (hour < 19) return ['chiều', 'tối'];
  return hour < 22 ? ['tối'] : ['tối', 'đêm'];
}
