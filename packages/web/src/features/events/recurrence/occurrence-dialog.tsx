import { useQueryClient } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type {
  Occurrence,
  OccurrenceOverride,
} from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import type { QuotesQuery } from '@toasoan/contract/features/events/quotes/quote.ts';
import { CalendarClock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { ChoiceButtons } from '../editing/choice-buttons.tsx';
import { sessionWriting } from '../editing/open-events.ts';
import { eventKeys } from '../event-queries.ts';
import { areTimesPublic } from '../times/are-times-public.ts';
import { MomentInput } from '../times/moment-input.tsx';

interface OccurrenceDialogProps {
  readonly event: Event;
  readonly date: Occurrence;
  /** With what was planned before where the time or the place is another one now. */
  readonly onDone: (after: Event, old: QuotesQuery | undefined) => void;
  /** The time of a public event is moved elsewhere, with a note. */
  readonly onReschedule: () => void;
  readonly onClose: () => void;
}

type Own = Pick<Occurrence, 'startTime' | 'endTime' | 'placeName' | 'address' | 'onlineUrl' | 'note'>;

/** Changes one date of a series, or it and those that follow. */
export function OccurrenceDialog({ event, date, onDone, onReschedule, onClose }: OccurrenceDialogProps) {
  const { t } = useTranslation(['event-fields', 'events', 'ui']);
  const client = useQueryClient();
  const projectId = useProjectId();
  const [scope, setScope] = useState<'THIS' | 'FOLLOWING'>('THIS');
  const [own, setOwn] = useState<Own>(date);
  const [busy, setBusy] = useState(false);
  const put = (change: Partial<Own>) => setOwn({ ...own, ...change });
  const change = changesOf(date, own);

  async function send(sent: OccurrenceOverride | null) {
    setBusy(true);
    try {
      const after = await call(eventEndpoints.editOccurrence, {
        params: { id: event.id },
        body: {
          version: event.version,
          day: date.day,
          scope,
          change: sent,
          editingSession: sessionWriting(event.id),
        },
      });
      onDone(after, oldPlanOf(date, sent));
      onClose();
    } catch (error) {
      // The call has shown it.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      await invalidate(client, { queryKey: eventKeys(projectId) });
    }
  }
  return (
    <Dialog
      title={t('dates.title', { day: formatDay(new Date(date.startTime)) })}
      onClose={onClose}
      actions={
        <>
          {date.overrides.length > 0 && (
            <Button busy={busy} onClick={() => void send(null)}>
              {t('dates.reset')}
            </Button>
          )}
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={Object.keys(change).length > 0 ? undefined : t('dates.same')}
            onClick={() => void send(change)}
          >
            {t('dates.save')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <ChoiceButtons
          label={t('events:verb.scope')}
          value={scope}
          options={(['THIS', 'FOLLOWING'] as const).map((value) => ({
            value,
            label: t(`events:verb.scope.${value}`),
          }))}
          onChange={setScope}
        />
        <p className={textStyles.hint}>{t(scope === 'THIS' ? 'dates.onlyThis' : 'dates.following')}</p>
        {areTimesPublic(event) ? (
          <>
            <p className={textStyles.hint}>{t('times.public')}</p>
            {event.allowedVerbs.includes('reschedule') && (
              <span>
                <Button icon={<CalendarClock size={16} />} onClick={onReschedule}>
                  {t('events:verb.reschedule')}
                </Button>
              </span>
            )}
          </>
        ) : (
          (['startTime', 'endTime'] as const).map((name) => (
            <Named key={name} label={t(`name.${name}`)}>
              {(id) => (
                <MomentInput
                  id={id}
                  label={t(`name.${name}`)}
                  allDay={event.details.allDay}
                  edge={name === 'startTime' ? 'start' : 'end'}
                  value={own[name]}
                  onChange={(time) => (name === 'endTime' || time !== null) && put({ [name]: time })}
                />
              )}
            </Named>
          ))
        )}
        <Named label={t('name.placeName')}>
          {(id) => <TextInput id={id} value={own.placeName} onChange={(placeName) => put({ placeName })} />}
        </Named>
        <Named label={t('name.address')}>
          {(id) => <TextInput id={id} value={own.address} onChange={(address) => put({ address })} />}
        </Named>
        <Named label={t('name.onlineUrl')}>
          {(id) => (
            <TextInput
              id={id}
              type="url"
              value={own.onlineUrl}
              onChange={(onlineUrl) => put({ onlineUrl })}
            />
          )}
        </Named>
        <Named label={t('dates.note')}>
          {(id) => <TextArea id={id} rows={2} value={own.note} onChange={(note) => put({ note })} />}
        </Named>
      </Stack>
    </Dialog>
  );
}

/** Only what differs is sent: other dates keep what is their own. */
function changesOf(date: Own, own: Own): OccurrenceOverride {
  const names = ['startTime', 'endTime', 'placeName', 'address', 'onlineUrl', 'note'] as const;
  return Object.fromEntries(
    names.filter((name) => own[name] !== date[name]).map((name) => [name, own[name]]),
  );
}

/** What a change of a date replaces that posts may say. */
function oldPlanOf({ startTime, placeName }: Own, sent: OccurrenceOverride | null): QuotesQuery | undefined {
  const query = {
    ...(sent?.startTime !== undefined && { startTime }),
    ...(sent?.placeName !== undefined && placeName !== '' && { placeName }),
  };
  return Object.keys(query).length === 0 ? undefined : query;
}

interface NamedProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Named({ label, children }: NamedProps) {
  const id = useId();
  return (
    <Stack gap={1}>
      <label htmlFor={id} className={textStyles.label}>
        {label}
      </label>
      {children(id)}
    </Stack>
  );
}
