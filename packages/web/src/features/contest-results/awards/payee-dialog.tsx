import type { Award, Payee } from '@toasoan/contract/features/contest-results/award.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { readPayee, savePayee, useAwardChange } from '../results-queries.ts';

const FIELDS = ['idNumber', 'holder', 'bank', 'account'] as const;
const EMPTY: Payee = { idNumber: '', bank: '', account: '', holder: '' };

interface PayeeDialogProps {
  readonly award: Award;
  readonly onClose: () => void;
}

/** Sealed data: read only when somebody asks, which the log keeps. */
export function PayeeDialog({ award, onClose }: PayeeDialogProps) {
  const { t } = useTranslation(['contest-results', 'ui']);
  const id = useId();
  const change = useAwardChange();
  const [payee, setPayee] = useState<Payee | undefined>(award.hasPayee ? undefined : EMPTY);
  const show = () => change.mutate(async () => setPayee(await readPayee(award.id)));
  const save = (values: Payee) => {
    const body = { version: award.version, ...values };
    change.mutate(() => savePayee(award.id, body), { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('payee.title', { number: award.work.number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          {payee === undefined ? (
            <Button variant="main" busy={change.isPending} onClick={show}>
              {t('payee.show')}
            </Button>
          ) : (
            <Button variant="main" busy={change.isPending} onClick={() => save(payee)}>
              {t('payee.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('payee.text')}</p>
        {payee &&
          FIELDS.map((field) => (
            <Stack key={field} gap={1}>
              <label htmlFor={`${id}-${field}`} className={textStyles.label}>
                {t(`payee.${field}`)}
              </label>
              <TextInput
                id={`${id}-${field}`}
                value={payee[field]}
                onChange={(value) => setPayee({ ...payee, [field]: value })}
              />
            </Stack>
          ))}
      </Stack>
    </Dialog>
  );
}
