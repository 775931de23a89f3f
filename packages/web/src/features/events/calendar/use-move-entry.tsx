import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';
import { eventKeys } from '../event-queries.ts';
import { useQuotesAfter } from '../quotes/use-quotes-after.tsx';
import { useEventVerb } from '../verbs/use-event-verb.tsx';
import type { AskedVerb } from '../verbs/verb-subject.ts';
import { type CalendarEntry, movedBy, subjectOf } from './calendar-entry.ts';
import { daysBetween } from './month-layout.ts';

/** By so many days: the dialog of a published event may choose others than asked. */
export type OnMoved = (days: number) => void;

interface EntryMoves {
  readonly isMovable: (entry: CalendarEntry) => boolean;
  /** Asks first: for the public note of a published event, else whether it is meant. Says why one stays. */
  readonly move: (entry: CalendarEntry, days: number, onMoved?: OnMoved) => void;
  readonly ask: (verb: AskedVerb, entry: CalendarEntry) => void;
  /** The plan of a published event may be changed. */
  readonly mayChangePlan: (entry: CalendarEntry) => boolean;
  readonly dialog: ReactNode;
}

interface Move {
  readonly entry: CalendarEntry;
  readonly days: number;
  readonly onMoved?: OnMoved | undefined;
}

/** Moves dates of the calendar to other days. */
export function useMoveEntry(): EntryMoves {
  const { t } = useTranslation('events');
  const { permissions } = useVisitor();
  const projectId = useProjectId();
  const client = useQueryClient();
  const verbs = useEventVerb();
  const quotes = useQuotesAfter();
  const saving = useMutation({
    mutationFn: ({ entry, days }: Move) => {
      const times = movedBy(entry, days);
      const { eventId: id, version, day } = entry;
      return entry.repeats
        ? call(eventEndpoints.editOccurrence, {
            params: { id },
            body: { version, day, scope: 'THIS', change: times },
          })
        : call(eventEndpoints.update, { body: { id, version, ...times } });
    },
    onSuccess: (_, { entry, days, onMoved }) => {
      onMoved?.(days);
      showToast({ tone: 'success', text: t('moved', { title: entry.title, time: timeText(entry, days) }) });
      void quotes.show({ id: entry.eventId, title: entry.title }, { startTime: entry.startTime });
    },
    onSettled: () => invalidate(client, { queryKey: eventKeys(projectId) }),
  });

  const may = (permission: 'event.publish' | 'event.editAny' | 'event.editOwn') =>
    permissions.includes(permission);
  const isPublic = ({ state }: CalendarEntry) => state === 'PUBLISHED';
  function whyFixed(entry: CalendarEntry): 'off' | 'over' | 'notAllowed' | undefined {
    if (entry.eventStatus === 'CANCELLED') return 'off';
    if (Date.parse(entry.overTime) < Date.now()) return 'over';
    const mayMove =
      isPublic(entry) || entry.state === 'SCHEDULED'
        ? may('event.publish')
        : // Whose draft it is only the server knows.
          may('event.editAny') ||
          ((entry.state === 'DRAFT' || entry.state === 'RETURNED') && may('event.editOwn'));
    return mayMove ? undefined : 'notAllowed';
  }
  const isMovable = (entry: CalendarEntry) => whyFixed(entry) === undefined;
  async function move(entry: CalendarEntry, days: number, onMoved?: OnMoved): Promise<void> {
    const fixed = whyFixed(entry);
    if (fixed !== undefined) showToast({ tone: 'warning', text: t(`move.${fixed}`) });
    if (fixed !== undefined || days === 0) return;
    if (isPublic(entry)) {
      return verbs.ask({
        verb: 'reschedule',
        subject: subjectOf(entry),
        startTime: movedBy(entry, days).startTime,
        onDone: (body) => {
          if (body.verb !== 'reschedule') return;
          onMoved?.(daysBetween(entry.first, hanoiDay(Date.parse(body.startTime))));
        },
      });
    }
    const isSure = await confirm({
      title: t('move.title', { title: entry.title }),
      text: t(entry.repeats ? 'move.once' : 'move.text', { time: timeText(entry, days) }),
      action: t('move.do'),
    });
    if (isSure) saving.mutate({ entry, days, onMoved });
  }
  return {
    isMovable,
    move: (entry, days, onMoved) => void move(entry, days, onMoved),
    ask: (verb, entry) => verbs.ask({ verb, subject: subjectOf(entry) }),
    mayChangePlan: (entry) => isPublic(entry) && may('event.publish'),
    dialog: (
      <>
        {verbs.dialog}
        {quotes.dialog}
      </>
    ),
  };
}

function timeText(entry: CalendarEntry, days: number): string {
  const start = new Date(movedBy(entry, days).startTime);
  return entry.allDay ? formatDay(start) : formatDateTime(start);
}
