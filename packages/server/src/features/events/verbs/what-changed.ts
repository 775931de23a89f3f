import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { dayText, hanoiClock, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';

/** "22/11/2026 08:00 → 24/11/2026 08:00; Văn Miếu → Hoàng thành", in every language alike; '' where nothing changed. */
export function whatChanged(before: EventPlan, after: EventPlan): string {
  return [
    [timesOf(before), timesOf(after)],
    [placeOf(before), placeOf(after)],
    [before.onlineUrl, after.onlineUrl],
  ]
    .filter(([was, is]) => was !== is)
    .map(([was, is]) => `${was || '–'} → ${is || '–'}`)
    .join('; ');
}

function timesOf({ startTime, endTime, allDay }: EventPlan): string {
  const show = (time: string) => {
    const day = dayText(hanoiDay(Date.parse(time)));
    return allDay ? day : `${day} ${hanoiClock(Date.parse(time))}`;
  };
  const shown = [startTime, endTime].filter((time) => time !== null).map(show);
  return [...new Set(shown)].join(' – ');
}

function placeOf({ placeName, address, provinceCode }: EventPlan): string {
  const code = PROVINCE_CODES.find((one) => one === provinceCode);
  return [placeName, address, code && PROVINCES[code].name].filter(Boolean).join(', ');
}
