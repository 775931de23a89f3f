import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface RemoveManyDialogProps {
  readonly kind: ProfileKind;
  readonly ids: readonly string[];
  readonly busy: boolean;
  readonly onSend: (moveTo: string | undefined) => void;
  readonly onClose: () => void;
}

/** What names the accounts keeps the printed names, or moves to another account. */
export function RemoveManyDialog({ kind, ids, busy, onSend, onClose }: RemoveManyDialogProps) {
  const { t } = useTranslation(['accounts', 'ui']);
  const projectId = useProjectId();
  const [target, setTarget] = useState<readonly Picked[]>([]);
  const [chosen] = target;
  // It cannot take over what it holds itself.
  const isAmong = chosen !== undefined && ids.includes(chosen.id);
  return (
    <Dialog
      title={t('bulk.remove', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabledReason={isAmong ? t('bulk.among') : undefined}
            onClick={() => onSend(chosen?.id)}
          >
            {t(chosen ? 'remove.andMove' : 'remove.action')}
          </Button>
        </>
      }
    >
      <Stack gap={1}>
        <span>{t('remove.moveTo')}</span>
        <Picker
          label={t('remove.moveTo')}
          max={1}
          search={peopleSearch(projectId, { types: [kind] })}
          addLabel={t('people.choose')}
          value={target}
          onChange={setTarget}
        />
        <p>{isAmong ? t('bulk.among') : chosen === undefined && t('remove.keepsName')}</p>
      </Stack>
    </Dialog>
  );
}
