import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { peopleSearch } from '../people-search.ts';
import type { Person } from '../person.ts';
import { useRemoveUser } from '../user-changes.ts';

interface RemoveDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** The posts that the person signed keep the printed name, or go to somebody else who signs. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['users', 'ui']);
  const projectId = useProjectId();
  const [target, setTarget] = useState<readonly Picked[]>([]);
  const remove = useRemoveUser();
  const { displayName: name, userId } = person;
  const moveTo = target[0]?.id;

  function send() {
    remove.mutate(
      { person, moveTo },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('delete.done', { name }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('delete.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={send}>
            {t(moveTo === undefined ? 'action.delete' : 'delete.andMove')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('delete.text')}</p>
        <Stack gap={1}>
          <span>{t('delete.moveTo')}</span>
          <Picker
            label={t('delete.moveTo')}
            max={1}
            search={peopleSearch(projectId, { types: ['author', 'user'], exceptId: userId })}
            addLabel={t('delete.choose')}
            value={target}
            onChange={setTarget}
          />
          {moveTo === undefined && <p>{t('delete.keepsName')}</p>}
        </Stack>
      </Stack>
    </Dialog>
  );
}
