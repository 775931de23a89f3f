import type { SourceLinkTarget } from '@toasoan/contract/features/source-links/source-link.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { targetSearch } from './target-search.ts';
import { targetOptions } from './words.ts';

interface RetargetDialogProps {
  readonly count: number;
  readonly onChosen: (target: { readonly targetType: SourceLinkTarget; readonly targetId: string }) => void;
  readonly onClose: () => void;
}

/** Asks where the selected links are to lead. */
export function RetargetDialog({ count, onChosen, onClose }: RetargetDialogProps) {
  const { t } = useTranslation(['source-links', 'ui']);
  const projectId = useProjectId();
  const [type, setType] = useState<SourceLinkTarget>('category');
  const [target, setTarget] = useState<Picked>();
  const search = useMemo(() => targetSearch(projectId, type), [projectId, type]);
  return (
    <Dialog
      title={t('retarget.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={target === undefined ? t('retarget.none') : undefined}
            onClick={() => target && onChosen({ targetType: type, targetId: target.id })}
          >
            {t('retarget')}
          </Button>
        </>
      }
    >
      <Row gap={2} align="center">
        <Select
          label={t('column.targetType')}
          options={targetOptions()}
          value={type}
          onChange={(one) => {
            setType((one ?? 'category') as SourceLinkTarget);
            setTarget(undefined);
          }}
        />
        <Picker
          key={type}
          label={t('field.target')}
          addLabel={t(target === undefined ? 'pick.choose' : 'pick.change')}
          search={search}
          max={1}
          value={target === undefined ? [] : [target]}
          onChange={([one]) => setTarget(one)}
        />
      </Row>
    </Dialog>
  );
}
