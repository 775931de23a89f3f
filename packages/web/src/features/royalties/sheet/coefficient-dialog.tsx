import { hasTwoDecimals } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { HIGHEST_COEFFICIENT } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface CoefficientDialogProps {
  readonly count: number;
  readonly onSend: (coefficient: number) => void;
  readonly onClose: () => void;
}

/** One coefficient for several posts that nobody has set. */
export function CoefficientDialog({ count, onSend, onClose }: CoefficientDialogProps) {
  const { t } = useTranslation(['royalties', 'ui']);
  const id = useId();
  const [typed, setTyped] = useState('1');
  const coefficient = Number(typed.trim().replace(',', '.'));
  const isRight =
    typed.trim() !== '' &&
    coefficient >= 0 &&
    coefficient <= HIGHEST_COEFFICIENT &&
    hasTwoDecimals(coefficient);
  return (
    <Dialog
      title={t('propose.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={isRight ? undefined : t('quick.hint', { max: HIGHEST_COEFFICIENT })}
            onClick={() => onSend(coefficient)}
          >
            {t('propose.action')}
          </Button>
        </>
      }
    >
      <p>{t('propose.text')}</p>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={id}>
          {t('column.coefficient')}
        </label>
        <TextInput
          id={id}
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => event.key === 'Enter' && isRight && onSend(coefficient)}
        />
      </Stack>
    </Dialog>
  );
}
