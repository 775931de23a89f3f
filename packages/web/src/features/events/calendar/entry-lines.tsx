import { EVENT_STATUS_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { EventStateTag } from '../event-state-tag.tsx';
import { shortDay } from '../event-time.ts';
import { EventTypeMark } from '../event-type-mark.tsx';
import { formerPlan } from '../former-plan.ts';
import { type CalendarEntry, clockOf, isOff } from './calendar-entry.ts';
import styles from './event-calendar.module.css';

interface EntryLinesProps {
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
  /** Absent for what may not be moved. */
  readonly onMove: (entry: CalendarEntry) => (() => void) | undefined;
}

/** Dates below each other, each with its way to another day. */
export function EntryLines({ entries, today, onMove }: EntryLinesProps) {
  const { t } = useTranslation('events');
  const language = currentLanguage();
  return (
    <Stack as="ul" gap={1}>
      {entries.map((entry) => {
        const move = onMove(entry);
        const days = `${shortDay(entry.first, today)} – ${shortDay(entry.last, today)}`;
        return (
          <li key={entry.key} className={styles.line}>
            <span className={styles.lineWords}>
              <TabLink
                to={`/manager_event/view/${entry.eventId}`}
                className={isOff(entry) ? styles.off : styles.lineTitle}
              >
                {entry.title}
              </TabLink>
              <span className={styles.lineBelow}>
                <EventTypeMark type={entry.eventType} />
                <span>
                  {[
                    entry.first === entry.last ? clockOf(entry) || t('time.allDay') : days,
                    entry.placeName,
                    entry.eventStatus === 'SCHEDULED' ? '' : EVENT_STATUS_TEXTS[entry.eventStatus][language],
                    formerPlan(t, entry),
                    entry.statusNote,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <EventStateTag state={entry.state} />
              </span>
            </span>
            {move && (
              <Button size="compact" icon={<CalendarClock size={14} />} onClick={move}>
                {t('move.to')}
                <span className="visually-hidden">: {entry.title}</span>
              </Button>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
