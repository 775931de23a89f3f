import type { EventDetails, Recurrence } from '@toasoan/contract/features/events/event-details.ts';
import { addDays, atHanoiDay, DAY_MS, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { ruleDays } from './rule-days.ts';

interface NextYear {
  /** Milliseconds by which everything moves. */
  readonly shift: number;
  readonly year: { readonly from: number; readonly to: number };
  /** With its end moved along. */
  readonly recurrence: Recurrence;
}

type Planned = Pick<EventDetails, 'recurrence' | 'lunarDate'>;

/**
 * The same day of the next year: by the moon for what follows the moon, for a rule the day of it that is nearest, such as
 * the same weekday, and otherwise by the sun.
 */
export function nextYear({ recurrence, lunarDate }: Planned, startTime: string): NextYear {
  const start = Date.parse(startTime);
  const first = hanoiDay(start);
  const next = nextDay(recurrence, { startTime, isLunar: lunarDate !== '' });
  const shift = atHanoiDay(next, start) - start;
  return {
    shift,
    year: { from: Number(first.slice(0, 4)), to: Number(next.slice(0, 4)) },
    recurrence: { ...recurrence, rule: withLaterEnd(recurrence.rule, Math.round(shift / DAY_MS)) },
  };
}

function nextDay(
  { kind, rule }: Recurrence,
  { startTime, isLunar }: { readonly startTime: string; readonly isLunar: boolean },
): string {
  const isByMoon = kind === 'YEARLY_LUNAR' || (kind === 'NONE' && isLunar);
  const [day = ''] = daysAfter({ kind: isByMoon ? 'YEARLY_LUNAR' : 'YEARLY_SOLAR', rule: '' }, startTime);
  if (kind !== 'CUSTOM') return day;
  const endless = rule.replace(/;?(UNTIL|COUNT)=[^;]*/g, '').replace(/^;/, '');
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(day));
  const [nearest] = daysAfter({ kind, rule: endless }, startTime).toSorted((a, b) => away(a) - away(b));
  return nearest ?? day;
}

function daysAfter(recurrence: Recurrence, startTime: string): readonly string[] {
  const start = Date.parse(startTime);
  return ruleDays(recurrence, startTime, start).days.filter((day) => day > hanoiDay(start));
}

function withLaterEnd(rule: string, days: number): string {
  return rule.replace(/UNTIL=(\d{4})(\d{2})(\d{2})/, (_, year, month, day) => {
    return `UNTIL=${addDays(`${year}-${month}-${day}`, days).replaceAll('-', '')}`;
  });
}
