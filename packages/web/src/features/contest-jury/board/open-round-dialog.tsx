import { MOST_ANCHORS, MOST_REPEATS } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Labelled } from './labelled.tsx';

interface OpenRoundDialogProps {
  readonly works: number;
  readonly jurors: number;
  readonly jurorsPerEntry: number;
  readonly busy: boolean;
  readonly onSend: (anchors: number, repeats: number) => void;
  readonly onClose: () => void;
}

/** Works are given out at random; some may serve as measure of the jurors. */
export function OpenRoundDialog(props: OpenRoundDialogProps) {
  const { works, jurors, jurorsPerEntry, busy, onSend, onClose } = props;
  const { t } = useTranslation(['contest-jury', 'ui']);
  const [anchors, setAnchors] = useState<number | null>(0);
  const [repeats, setRepeats] = useState<number | null>(0);
  return (
    <Dialog
      title={t('open.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={busy} onClick={() => onSend(anchors || 0, repeats || 0)}>
            {t('open.action')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('open.text', { works, jurors, count: jurorsPerEntry })}</p>
        <Labelled label={t('open.anchors')}>
          {(id) => <NumberInput id={id} min={0} max={MOST_ANCHORS} value={anchors} onChange={setAnchors} />}
        </Labelled>
        <Labelled label={t('open.repeats')}>
          {(id) => <NumberInput id={id} min={0} max={MOST_REPEATS} value={repeats} onChange={setRepeats} />}
        </Labelled>
        <p className={textStyles.hint}>{t('open.hint')}</p>
      </Stack>
    </Dialog>
  );
}
