import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import { urgencyOf } from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { TAKEDOWN_STATE_TEXTS } from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { formatDateTime, formatExactTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';

const MINUTE = 60_000;
const TONES = { overdue: 'rejected', soon: 'rejected', later: 'waiting' } as const;

/** The time left to take a post down; red from three hours on. */
export function DueCountdown({ item }: { readonly item: TakedownCase }) {
  const { t } = useTranslation('takedown');
  const now = useNow();
  const due = new Date(item.dueTime);
  if (item.state !== 'OPEN') {
    return (
      <StatusTag tone={item.state === 'DONE' ? 'taken-down' : 'published'}>
        {TAKEDOWN_STATE_TEXTS[item.state][currentLanguage()]}
      </StatusTag>
    );
  }
  const urgency = urgencyOf(due, now);
  const minutes = Math.floor(Math.abs(due.getTime() - now.getTime()) / MINUTE);
  const time = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return (
    <time dateTime={item.dueTime} data-tip={formatExactTime(due)}>
      <StatusTag tone={TONES[urgency]}>{t(urgency === 'overdue' ? 'due.late' : 'due.left', time)}</StatusTag>
      <span className="visually-hidden">{formatDateTime(due)}</span>
    </time>
  );
}
