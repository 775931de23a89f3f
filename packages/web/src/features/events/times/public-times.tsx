import type { Event } from '@toasoan/contract/features/events/event.ts';
import { CalendarClock, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { weekdayOf } from '#web/ui/dates/days.ts';
import textStyles from '#web/ui/layout/text.module.css';
import type { EventSession } from '../editing/event-article.ts';
import { WEEKDAYS } from '../event-time.ts';
import { dayOf } from '../recurrence/whole-days.ts';
import { planLunarText, planTimeText } from '../verbs/plan-text.ts';
import { useEventVerb } from '../verbs/use-event-verb.tsx';
import { useSubject } from '../verbs/use-subject.ts';
import styles from './public-times.module.css';

interface PublicTimesProps {
  readonly event: Event;
  readonly session: EventSession;
}

/** The time that readers know, with the only way to move it. */
export function PublicTimes({ event, session }: PublicTimesProps) {
  const { t } = useTranslation(['event-fields', 'events', 'ui']);
  const { ask, dialog } = useEventVerb({ onDone: (after) => session.rebase(after) });
  const subject = useSubject(event);
  const day = dayOf(event.details.startTime);
  const weekday = day === undefined ? '' : t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`);
  return (
    <div className={styles.times} data-field="startTime">
      <Lock size={16} aria-hidden className={styles.lock} />
      <div>
        <p className={textStyles.strong}>
          {event.eventStatus === 'POSTPONED' ? (
            <>
              <del>{planTimeText(event.details)}</del> {t('events:verb.noNewDay')}
            </>
          ) : (
            planTimeText(event.details)
          )}
        </p>
        <p className={textStyles.hint}>
          {[weekday, planLunarText(event.details)].filter(Boolean).join(', ')}
        </p>
        {subject.repeats && (
          <p>
            {t('rule.next')} <strong>{planTimeText(subject)}</strong>
          </p>
        )}
        <p className={textStyles.hint}>{t('times.public')}</p>
      </div>
      {event.allowedVerbs.includes('reschedule') && (
        <Button icon={<CalendarClock size={16} />} onClick={() => ask({ verb: 'reschedule', subject })}>
          {t('events:verb.reschedule')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
