import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';

interface BulkTargetDialogProps {
  readonly action: 'category' | 'assign';
  readonly count: number;
  readonly busy: boolean;
  readonly onSend: (id: string) => void;
  readonly onClose: () => void;
}

/** Which category, or which person, the ticked texts get. */
export function BulkTargetDialog({ action, count, busy, onSend, onClose }: BulkTargetDialogProps) {
  const { t } = useTranslation(['crawler-review', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const categories = useCategoryOptions();
  const people = useMemo(() => peopleSearch(projectId, { types: ['user'] }), [projectId]);
  const [chosen, setChosen] = useState<Picked>();
  const label = t(action === 'category' ? 'target.category' : 'target.assignee');
  return (
    <Dialog
      title={t(`bulk.${action}.title`, { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={chosen ? undefined : t('bulk.missing')}
            onClick={() => chosen && onSend(chosen.id)}
          >
            {t(`bulk.${action}`)}
          </Button>
        </>
      }
    >
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={id}>
          {label}
        </label>
        {action === 'category' ? (
          <Select
            id={id}
            label={label}
            options={categories}
            value={chosen?.id ?? null}
            onChange={(value) => setChosen(value === null ? undefined : { id: value, label: '' })}
          />
        ) : (
          <Picker
            id={id}
            label={label}
            addLabel={t('target.assign')}
            search={people}
            max={1}
            value={chosen ? [chosen] : []}
            onChange={([person]) => setChosen(person)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
