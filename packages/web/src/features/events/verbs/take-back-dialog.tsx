import { useQueryClient } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { StatusChange } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { eventKeys } from '../event-queries.ts';
import { VerbNotice } from './verb-notice.tsx';
import { VerbPreview } from './verb-preview.tsx';

const SHORTEST_NOTE = 5;
const LONGEST_NOTE = 500;

interface TakeBackDialogProps {
  readonly event: Event;
  readonly change: StatusChange;
  readonly onDone: (after: Event) => void;
  readonly onClose: () => void;
}

/** Undoes a change of plan: says what is planned again, and asks for the public note. */
export function TakeBackDialog({ event, change, onDone, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation(['event-fields', 'events', 'ui']);
  const client = useQueryClient();
  const projectId = useProjectId();
  const id = useId();
  const [note, setNote] = useState('');
  const [notifies, setNotifies] = useState(true);
  const [busy, setBusy] = useState(false);
  const length = [...note.trim()].length;
  const isNoted = length >= SHORTEST_NOTE && length <= LONGEST_NOTE;

  async function send() {
    setBusy(true);
    try {
      const after = await call(eventEndpoints.verb, {
        params: { id: event.id },
        body: {
          verb: 'takeBack',
          version: event.version,
          note: note.trim(),
          changeId: change.id,
          ...(!notifies && { notifies }),
        },
      });
      showToast({ tone: 'success', text: t('change.takenBackNow', { title: event.title }) });
      onDone(after);
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
      title={t('change.takeBackTitle', { change: t(`change.${change.kind}`) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={isNoted ? undefined : t('events:verb.noteLimits')}
            onClick={() => void send()}
          >
            {t('change.takeBack')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('change.again')}</p>
        <Stack gap={1}>
          <label htmlFor={id} className={textStyles.label}>
            {t('events:verb.note')}
          </label>
          <TextArea id={id} rows={2} value={note} onChange={setNote} />
        </Stack>
        <VerbPreview
          title={event.title}
          status={change.before.eventStatus}
          before={change.after}
          after={change.before}
          note={note}
          others={change.day !== null && change.scope !== 'THIS' ? t('change.again.others') : undefined}
        />
        <VerbNotice eventId={event.id} notifies={notifies} onChange={setNotifies} />
      </Stack>
    </Dialog>
  );
}
