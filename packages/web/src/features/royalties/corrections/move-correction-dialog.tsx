import { periodAfter, periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { useMoveCorrection } from '../royalty-queries.ts';

const MONTHS_AHEAD = 6;

interface MoveCorrectionDialogProps {
  readonly row: SheetRow;
  readonly period: string;
  readonly onClose: () => void;
}

/** Lets a later month pay a correction, where somebody would give back more than they get. */
export function MoveCorrectionDialog({ row, period, onClose }: MoveCorrectionDialogProps) {
  const { t } = useTranslation(['royalties', 'ui']);
  const id = useId();
  const [month, setMonth] = useState(() => periodAfter(period));
  const move = useMoveCorrection();
  function send() {
    move.mutate(
      { id: row.id.replace('correction-', ''), version: row.version, period: month },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('correction.moved', { month: periodText(month) }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('correction.moveTitle', { title: row.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={move.isPending} onClick={send}>
            {t('correction.move')}
          </Button>
        </>
      }
    >
      <p>{t('correction.moveText')}</p>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={id}>
          {t('correction.into')}
        </label>
        <Select
          id={id}
          label={t('correction.into')}
          options={Array.from({ length: MONTHS_AHEAD }, (_, index) => {
            const value = periodAfter(period, index + 1);
            return { value, label: periodText(value) };
          })}
          value={month}
          onChange={(next) => next && setMonth(next)}
        />
      </Stack>
    </Dialog>
  );
}
