import type { Event } from '@toasoan/contract/features/events/event.ts';
import { EVENT_STATUS_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { type ShownStatus, shownStatus } from '@toasoan/contract/features/events/verbs/shown-status.ts';
import { Ban, CalendarClock, CircleCheck, Clock, type LucideIcon, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { EventSession } from '../editing/event-article.ts';
import { PlanChanges } from './plan-changes.tsx';
import styles from './plan-panel.module.css';
import { useEventVerb } from './use-event-verb.tsx';
import { useSubject } from './use-subject.ts';
import type { AskedVerb } from './verb-subject.ts';

interface PlanPanelProps {
  readonly event: Event;
  /** The open editor, which has to take the change over. */
  readonly session?: EventSession;
}

const VERBS: readonly { readonly verb: AskedVerb; readonly Icon: LucideIcon }[] = [
  { verb: 'reschedule', Icon: CalendarClock },
  { verb: 'postpone', Icon: Clock },
  { verb: 'moveOnline', Icon: Video },
  { verb: 'cancel', Icon: Ban },
];

const TONES: Readonly<Record<ShownStatus, 'good' | 'changed' | 'waits' | 'off' | 'over'>> = {
  SCHEDULED: 'good',
  ONGOING: 'good',
  ENDED: 'over',
  RESCHEDULED: 'changed',
  MOVED_ONLINE: 'changed',
  POSTPONED: 'waits',
  CANCELLED: 'off',
};

const ICONS: Readonly<Record<(typeof TONES)[ShownStatus], LucideIcon>> = {
  good: CircleCheck,
  changed: CalendarClock,
  waits: Clock,
  off: Ban,
  over: CircleCheck,
};

/** What became of the plan, the ways to change it, and what was changed. */
export function PlanPanel({ event, session }: PlanPanelProps) {
  const { t } = useTranslation('event-fields');
  const { t: tEvents } = useTranslation('events');
  const { ask, dialog } = useEventVerb({ onDone: (after) => session?.rebase(after) });
  const subject = useSubject(event);
  const now = useNow();
  const status = shownStatus(subject, now.getTime());
  const Icon = ICONS[TONES[status]];
  const verbs = VERBS.filter(({ verb }) => event.allowedVerbs.includes(verb));
  return (
    <InspectorPanel
      name="event.plan"
      title={t('panel.plan')}
      summary={EVENT_STATUS_TEXTS[status][currentLanguage()]}
    >
      <Stack gap={3}>
        <div className={styles.status} data-tone={TONES[status]}>
          <Icon size={18} aria-hidden />
          <div>
            <strong>{EVENT_STATUS_TEXTS[status][currentLanguage()]}</strong>
            <p>{planLine()}</p>
          </div>
        </div>
        {verbs.length > 0 && (
          <div className={styles.verbs}>
            {verbs.map(({ verb, Icon: VerbIcon }) => (
              <Button
                key={verb}
                size="compact"
                className={verb === 'cancel' ? styles.cancel : undefined}
                icon={<VerbIcon size={15} />}
                onClick={() => ask({ verb, subject })}
              >
                {tEvents(`verb.${verb}`)}
              </Button>
            ))}
          </div>
        )}
        {verbs.length > 0 && <p className={textStyles.hint}>{t('plan.notified')}</p>}
        {event.state !== 'PUBLISHED' && <p className={textStyles.hint}>{t('plan.free')}</p>}
        <PlanChanges event={event} onDone={(after) => session?.rebase(after)} />
      </Stack>
      {dialog}
    </InspectorPanel>
  );

  function planLine(): string {
    if (subject.statusNote !== '') return subject.statusNote;
    if (subject.startTime === null) return t('plan.noDay');
    const start = Date.parse(subject.startTime);
    const hours = Math.floor((start - now.getTime()) / 3_600_000);
    if (hours < 0) return formatDateTime(new Date(start));
    return t('plan.left', { days: Math.floor(hours / 24), hours: hours % 24 });
  }
}
