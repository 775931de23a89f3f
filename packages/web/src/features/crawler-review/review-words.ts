import type { Gate } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { TFunction } from 'i18next';
import { showDay } from '#web/ui/dates/days.ts';
import { formatClock, formatRecent } from '#web/ui/text/format-date.ts';

type T = TFunction<'crawler-review'>;

const MINUTE = 60_000;

/** A gate as it is now: one that waits opens by itself. */
export function gateNow(gate: Gate, now: number): Gate {
  const isOver = gate.state === 'WAIT' && gate.until !== null && Date.parse(gate.until) <= now;
  return isOver ? { ...gate, state: 'OPEN' } : gate;
}

interface GateWords {
  readonly title: string;
  readonly note: string | undefined;
}

/** What a gate says, and the small line below it. */
export function gateWords(t: T, gate: Gate, now: number): GateWords {
  const { value, until } = gate;
  switch (gate.gate) {
    case 'AGREEMENT': {
      const isFree = gate.state === 'OPEN' && value === '';
      const title = isFree ? t('gate.agreement.free') : t(`gate.agreement.${gate.state}`, { value });
      const end = until === null ? undefined : t('gate.agreement.until', { day: showDay(until) });
      return { title, note: gate.state === 'SHUT' ? t('gate.agreement.kept') : end };
    }
    case 'QUOTA':
      return {
        title: t(`gate.quota.${gate.state}`),
        note:
          value === '' ? t('gate.quota.none') : t('gate.quota.used', { value: value.replace('/', ' / ') }),
      };
    case 'TEXT_RIGHT':
      return { title: t(`gate.text.${gate.state}`, { value }), note: t('gate.text.note') };
    case 'DELAY':
      return { title: t(`gate.delay.${gate.state}`, { value }), note: delayNote(t, gate, now) };
  }
}

function delayNote(t: T, { state, until }: Gate, now: number): string | undefined {
  if (state === 'NOTE') return t('gate.delay.unknown');
  if (state !== 'WAIT' || until === null) return undefined;
  return t('gate.delay.left', { time: spanWords(t, Date.parse(until) - now) });
}

/** "23 phút", "2 giờ 5 phút"; under a minute it is one. */
export function spanWords(t: T, span: number): string {
  const minutes = Math.max(1, Math.floor(span / MINUTE));
  if (minutes < 100) return t('span.minutes', { n: minutes });
  return t('span.hours', { n: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** "16:52", with the day where it is not today's. */
export function timeWords(time: string, now: number): string {
  return formatRecent(new Date(time), new Date(now));
}

/** "23:14", from an hour on "1:02:05". */
export function clockWords(span: number): string {
  const seconds = Math.max(0, Math.ceil(span / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** "91 %". */
export function shareWords(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}

export function clockOf(time: string | null): string {
  return time === null ? '–' : formatClock(new Date(time));
}
