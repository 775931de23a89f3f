import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { Occurrence } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { Ban, CalendarClock, Clock, Ellipsis, Pencil, Video } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';
import type { EventSession } from '../editing/event-article.ts';
import { EventStatusTag } from '../event-status-tag.tsx';
import { useQuotesAfter } from '../quotes/use-quotes-after.tsx';
import { useEventVerb } from '../verbs/use-event-verb.tsx';
import type { AskedVerb, VerbSubject } from '../verbs/verb-subject.ts';
import styles from './dates-panel.module.css';
import { lunarSpan } from './lunar-span.ts';
import { useComingDates } from './use-coming-dates.ts';

const OccurrenceDialog = lazyChunk(async () => ({
  default: (await import('./occurrence-dialog.tsx')).OccurrenceDialog,
}));

const VERBS = [
  { verb: 'reschedule', icon: <CalendarClock size={16} /> },
  { verb: 'postpone', icon: <Clock size={16} /> },
  { verb: 'moveOnline', icon: <Video size={16} /> },
  { verb: 'cancel', icon: <Ban size={16} /> },
] as const satisfies readonly { readonly verb: AskedVerb; readonly icon: React.ReactNode }[];

interface DatesPanelProps {
  readonly event: Event;
  readonly session?: EventSession;
}

/** The coming dates of a series. Each may have a time and a place of its own; the others stay as they are. */
export function DatesPanel({ event, session }: DatesPanelProps) {
  const { t } = useTranslation('event-fields');
  const { t: tEvents } = useTranslation('events');
  const [changed, setChanged] = useState<Occurrence>();
  const { ask, dialog } = useEventVerb({ onDone: (after) => session?.rebase(after) });
  const quotes = useQuotesAfter();
  const repeats = event.recurrenceKind !== 'NONE';
  const data = useComingDates(event);
  if (!repeats) return null;
  const { allDay } = event.details;
  function subjectOf(date: Occurrence): VerbSubject {
    const { id, version, title } = event;
    return { id, version, title, ...date, allDay, repeats };
  }
  function itemsOf(date: Occurrence): readonly MenuItem[] {
    const plans = VERBS.filter(({ verb }) => event.allowedVerbs.includes(verb));
    return [
      {
        key: 'edit',
        icon: <Pencil size={16} />,
        label: t('dates.edit'),
        onSelect: () => setChanged(date),
      },
      ...plans.map(({ verb, icon }) => ({
        key: verb,
        icon,
        label: tEvents(`verb.${verb}`),
        onSelect: () => ask({ verb, subject: subjectOf(date) }),
      })),
    ];
  }
  return (
    <InspectorPanel
      name="event.dates"
      title={t('panel.dates')}
      summary={t('dates.ahead', { count: event.occurrences.ahead })}
    >
      <Stack as="ol" gap={2}>
        {(data?.items ?? []).map((date) => (
          <li key={date.day} className={styles.date}>
            <div>
              <strong>
                {allDay ? formatDay(new Date(date.startTime)) : formatDateTime(new Date(date.startTime))}
              </strong>
              <p className={textStyles.hint}>
                {lunarSpan(
                  hanoiDay(Date.parse(date.startTime)),
                  hanoiDay(Date.parse(date.startTime)),
                  currentLanguage(),
                )}
                {date.overrides.length > 0 && ` · ${t('dates.own')}`}
              </p>
              {date.note !== '' && <p className={textStyles.hint}>{date.note}</p>}
            </div>
            {date.eventStatus !== 'SCHEDULED' && <EventStatusTag event={date} />}
            {event.mayEdit && (
              <MenuButton label={t('dates.more')} align="end" items={() => itemsOf(date)}>
                {(trigger) => (
                  <IconButton
                    {...trigger}
                    size="compact"
                    icon={<Ellipsis size={16} />}
                    label={t('dates.moreOf', { day: formatDay(new Date(date.startTime)) })}
                  />
                )}
              </MenuButton>
            )}
          </li>
        ))}
      </Stack>
      {data?.hasMore && <p className={textStyles.hint}>{t('dates.further')}</p>}
      {dialog}
      {quotes.dialog}
      <Suspense>
        {changed && (
          <OccurrenceDialog
            event={event}
            date={changed}
            onReschedule={() => {
              setChanged(undefined);
              ask({ verb: 'reschedule', subject: subjectOf(changed) });
            }}
            onDone={(after, old) => {
              session?.rebase(after);
              if (old) void quotes.show(event, old);
            }}
            onClose={() => setChanged(undefined)}
          />
        )}
      </Suspense>
    </InspectorPanel>
  );
}
