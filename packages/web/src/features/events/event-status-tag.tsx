import { EVENT_STATUS_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import { type ShownStatus, shownStatus } from '@toasoan/contract/features/events/verbs/shown-status.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { formatDay, formatExactTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';

const TONES: Readonly<Record<ShownStatus, StatusTone>> = {
  SCHEDULED: 'draft',
  RESCHEDULED: 'scheduled',
  POSTPONED: 'returned',
  CANCELLED: 'rejected',
  MOVED_ONLINE: 'editing',
  ONGOING: 'editing',
  ENDED: 'draft',
};

interface EventStatusTagProps {
  readonly event: {
    readonly eventStatus: EventStatus;
    readonly startTime: string | null;
    readonly overTime: string | null;
    readonly previousStartTime: string | null;
  };
}

/** What became of the plan; a moved date names the one before. */
export function EventStatusTag({ event }: EventStatusTagProps) {
  const { t } = useTranslation('events');
  const status = shownStatus(event, useNow().getTime());
  const before = event.previousStartTime === null ? undefined : new Date(event.previousStartTime);
  const names = status === 'RESCHEDULED' && before;
  return (
    <StatusTag tone={TONES[status]}>
      {names ? (
        <span data-tip={formatExactTime(before)}>
          {t('status.movedFrom', { day: formatDay(before).slice(0, 5) })}
        </span>
      ) : (
        EVENT_STATUS_TEXTS[status][currentLanguage()]
      )}
    </StatusTag>
  );
}
