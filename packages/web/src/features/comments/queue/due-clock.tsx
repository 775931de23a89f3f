import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { TIME_TO_ACT_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { formatDateTime, formatExactTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './due-clock.module.css';

const MINUTE = 60_000;
/** From here on it presses. */
const NEAR_MS = 180 * MINUTE;

type Due = Pick<CommentRow, 'slaDue' | 'slaKind'> & { readonly sentTime: string };

/** Time left of the 24 hours of a report or an authority's request; else how long the comment has waited. */
export function DueClock({ comment }: { readonly comment: Due }) {
  const { t } = useTranslation('comments');
  const now = useNow().getTime();
  const { slaDue, slaKind, sentTime } = comment;
  if (slaDue === null) {
    const waited = now - Date.parse(sentTime);
    return (
      <time className={styles.waits} dateTime={sentTime} data-tip={formatExactTime(new Date(sentTime))}>
        {t('waits', { time: spanWords(t, waited) })}
      </time>
    );
  }
  const cause = t(`sla.${slaKind ?? 'REPORT'}`);
  const due = new Date(slaDue);
  const left = due.getTime() - now;
  const passed = Math.round(Math.min(1, Math.max(0, 1 - left / TIME_TO_ACT_MS)) * 100);
  return (
    <time
      className={classNames(styles.due, left < NEAR_MS && styles.near)}
      dateTime={slaDue}
      data-tip={`${cause} · ${formatExactTime(due)}`}
    >
      <span className={styles.clock} style={{ ['--picture-passed' as string]: `${passed}%` }} aria-hidden />
      {left > 0 ? t('due.left', { time: spanWords(t, left) }) : t('due.late', { time: spanWords(t, -left) })}
      <span className="visually-hidden"> {t('due.at', { time: formatDateTime(due) })}</span>
    </time>
  );
}

function spanWords(t: TFunction<'comments'>, span: number): string {
  const minutes = Math.max(0, Math.floor(span / MINUTE));
  if (minutes < 60) return t('span.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t('span.hours', { count: hours });
  return t('span.days', { count: Math.floor(hours / 24) });
}
