import { dueUrgency } from '@toasoan/contract/features/posts/assignment/assignment-rules.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { formatDateTime, formatExactTime, formatShortTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './assignment.module.css';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const TONES = { late: 'rejected', soon: 'returned', later: 'draft' } as const;

/** Time left until a due time, or time since; red when it has passed. */
export function DueTime({ time }: { readonly time: string }) {
  const { t } = useTranslation('assignment');
  const now = useNow();
  const due = new Date(time);
  const urgency = dueUrgency(due, now);
  return (
    <time dateTime={time} data-tip={formatExactTime(due)} className={styles.due}>
      <StatusTag tone={TONES[urgency]}>{wordsOf(t, due, now)}</StatusTag>
      <span className="visually-hidden">{t('dueAt', { time: formatDateTime(due) })}</span>
    </time>
  );
}

function wordsOf(t: TFunction<'assignment'>, due: Date, now: Date): string {
  const left = due.getTime() - now.getTime();
  const all = Math.floor(Math.abs(left) / MINUTE);
  const time = { hours: Math.floor(all / 60), minutes: all % 60 };
  if (left > 0) {
    if (all >= DAY_MINUTES) return t('dueAt', { time: formatShortTime(due, now) });
    return t(time.hours === 0 ? 'leftMinutes' : 'left', time);
  }
  if (all >= DAY_MINUTES) return t('lateDays', { count: Math.floor(all / DAY_MINUTES) });
  return t(time.hours === 0 ? 'lateMinutes' : 'late', time);
}
