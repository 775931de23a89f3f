import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { scheduleMenu } from '../menu-queries.ts';

interface ScheduleDialogProps {
  readonly menu: Menu;
  readonly run: (send: (menu: Menu) => Promise<Menu>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Other items for a time: they begin and end by themselves. */
export function ScheduleDialog({ menu, run, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['menus', 'ui']);
  const [start, setStart] = useState(menu.swap?.startTime ?? null);
  const [end, setEnd] = useState(menu.swap?.endTime ?? null);
  const [busy, setBusy] = useState(false);
  const isWrong = start !== null && end !== null && Date.parse(end) <= Date.parse(start);
  const reason = start === null || end === null ? t('schedule.missing') : undefined;
  async function schedule() {
    if (start === null || end === null) return;
    setBusy(true);
    const isDone = await run((at) => scheduleMenu(at, { startTime: start, endTime: end }));
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      title={t('schedule.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={reason ?? (isWrong ? t('schedule.wrong') : undefined)}
            onClick={() => void schedule()}
          >
            {t('schedule.action')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('schedule.text')}</p>
        <PanelField label={t('schedule.start')} value={start} onChange={setStart}>
          {(control) => <DateTimeInput {...control} />}
        </PanelField>
        <PanelField
          label={t('schedule.end')}
          problem={isWrong ? t('schedule.wrong') : undefined}
          value={end}
          onChange={setEnd}
        >
          {(control) => <DateTimeInput {...control} />}
        </PanelField>
      </Stack>
    </Dialog>
  );
}
