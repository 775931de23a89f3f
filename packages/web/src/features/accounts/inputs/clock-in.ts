const CLOCK = /^(\d{1,2})\s*(?:(?:[:.h]|giờ)\s*(\d{2})?)?$/iu;
const DIGITS = /^(\d{1,2})(\d{2})$/;

/** "6:30", "6h30", "6 giờ 30", "630" and "18" as "06:30" and "18:00"; '' when empty; undefined for what is no time. */
export function clockIn(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const [, hours, minutes = '00'] = CLOCK.exec(trimmed) ?? DIGITS.exec(trimmed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
