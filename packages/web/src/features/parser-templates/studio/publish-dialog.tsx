import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { publishTemplate } from '../template-queries.ts';
import type { Studio } from './use-studio.ts';

interface PublishDialogProps {
  readonly studio: Studio;
  readonly onClose: () => void;
}

/** New pages are read by the draft from now on; older ones stay with the version of their day. */
export function PublishDialog({ studio: { template, run, trial }, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['parser-templates', 'ui']);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const no = template.currentVersion + 1;
  async function publish() {
    setBusy(true);
    const isDone = await run((at) => publishTemplate(at, note));
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      title={t('publish.title', { no, title: template.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={busy} onClick={() => void publish()}>
            {t('publish.action', { no })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('publish.text')}</p>
        {trial && <p>{t('test.result', { passed: trial.passed, total: trial.total })}</p>}
        <PanelField label={t('publish.note')} value={note} onChange={setNote}>
          {(control) => <TextInput {...control} maxLength={300} />}
        </PanelField>
      </Stack>
    </Dialog>
  );
}
