import { useQuery } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { Occurrence } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { Ban, CalendarClock, Clock, Ellipsis, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { EventSession } from '../editing/event-article.ts';
import { eventKeys } from '../event-queries.ts';
import { EventStatusTag } from '../event-status-tag.tsx';
import { useQuotesAfter } from '../quotes/use-quotes-after.tsx';
import { useEventVerb } from '../verbs/use-event-verb.tsx';
import type { AskedVerb } from '../verbs/verb-subject.ts';
import styles from './dates-panel.module.css';
import { lunarSpan } from './lunar-span.ts';

const OccurrenceDialog = lazyChunk(async () => ({
  default: (await import('./occurrence-dialog.tsx')).OccurrenceDialog,
}));

const SHOWN = 12;
const VERBS = [
  { verb: 'reschedule', icon: <CalendarClock size={16} /> },
  { verb: 'postpone', icon: <Clock size={16} /> },
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
  const projectId = useProjectId();
  const today = hanoiDay(useNow().getTime());
  const [changed, setChanged] = useState<Occurrence>();
  const { ask, dialog } = useEventVerb({ onDone: (after) => session?.rebase(after) });
  const quotes = useQuotesAfter();
  const repeats = event.recurrenceKind !== 'NONE';
  const { data } = useQuery({
    queryKey: eventKeys(projectId, 'occurrences', event.id, event.version, today),
    queryFn: ({ signal }) =>
      call(eventEndpoints.occurrences, {
        params: { id: event.id },
        query: { from: today, limit: SHOWN },
        signal,
        headers: { 'x-hide-loading': '1' },
      }),
    enabled: repeats,
  });
  if (!repeats) return null;
  const { allDay } = event.details;
  function itemsOf(date: Occurrence): readonly MenuItem[] {
    const { id, version, title } = event;
    const subject = { id, version, title, ...date, allDay, repeats };
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
        onSelect: () => ask({ verb, subject }),
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
