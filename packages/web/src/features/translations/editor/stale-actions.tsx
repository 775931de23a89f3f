import type { Segment } from '@toasoan/contract/features/translations/translation.ts';
import { Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import type { OpenEditing } from './use-editing.ts';
import type { EditingSteps } from './use-editing-steps.ts';

interface StaleActionsProps {
  readonly segment: Segment;
  readonly open: OpenEditing;
  readonly steps: EditingSteps;
}

/** The source has changed: the old text may still be right, or the machine takes the paragraph again. */
export function StaleActions({ segment, open, steps }: StaleActionsProps) {
  const { t } = useTranslation('translations');
  const { record } = open.state;
  const why = !record.mayEdit
    ? t('disabledReason.noPermission')
    : segment.isLocked
      ? t('why.locked')
      : undefined;
  return (
    <Row>
      <Button
        size="compact"
        icon={<Check size={15} />}
        disabledReason={why}
        onClick={() => void open.editing.act(segment.id, { action: 'stillFits' })}
      >
        {t('stale.fits')}
      </Button>
      <Button
        size="compact"
        icon={<RotateCcw size={15} />}
        disabledReason={why}
        onClick={() => steps.again(segment.id)}
      >
        {t('stale.again')}
      </Button>
    </Row>
  );
}
