import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { atClock, inMinutes } from '#web/ui/dates/quick-time.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { publishLayout } from '../layout-queries.ts';
import { DryRun } from './dry-run.tsx';
import type { CanvasView } from './use-canvas-view.ts';
import type { LayoutEditing } from './use-layout-editing.ts';

interface PublishLayoutDialogProps extends Pick<LayoutEditing, 'state' | 'run'> {
  readonly view: CanvasView;
  readonly onClose: () => void;
}

const MAX_NOTE = 300;

/** Readers get the draft, now or at a time, and what that changes on their page stands there first. */
export function PublishLayoutDialog({ state, run, view, onClose }: PublishLayoutDialogProps) {
  const { t } = useTranslation(['layouts', 'ui']);
  const { record: layout, content: draft } = state;
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(layout.publishAt);
  const [busy, setBusy] = useState(false);
  const [now] = useState(() => new Date());
  const isPast = at !== null && new Date(at) <= now;
  async function publish() {
    setBusy(true);
    const isDone = await run((saved) => publishLayout(saved, { note, ...(at !== null && { at }) }));
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      title={t('publish.title', { title: layout.title })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={isPast ? t('publish.past') : undefined}
            onClick={() => void publish()}
          >
            {at === null ? t('publish.now') : t('publish.at', { time: formatDateTime(new Date(at)) })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('publish.text')}</p>
        <ConflictNotice layout={layout} />
        <PanelField
          label={t('publish.time')}
          hint={t('publish.timeHint')}
          problem={isPast ? t('publish.past') : undefined}
          value={at}
          onChange={setAt}
        >
          {(control) => (
            <DateTimeInput
              {...control}
              quick={[
                { label: t('publish.inAnHour'), at: inMinutes(60) },
                { label: t('publish.tomorrow'), at: atClock(1, '06:00') },
              ]}
            />
          )}
        </PanelField>
        <PanelField label={t('publish.note')} value={note} onChange={setNote}>
          {(control) => <TextInput {...control} maxLength={MAX_NOTE} />}
        </PanelField>
        <DryRun layout={layout} blocks={draft} view={view} at={isPast ? null : at} />
      </Stack>
    </Dialog>
  );
}
