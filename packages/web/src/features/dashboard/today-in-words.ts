import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { formatDay, NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';

/** "Thứ Sáu, 20/11/2026", by the newsroom's clock. */
export function todayInWords(now: Date, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: NEWSROOM_ZONE });
  return `${weekday.format(now)}, ${formatDay(now)}`;
}
