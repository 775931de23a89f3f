import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { Person } from '../person.ts';
import { TakeOver } from '../take-over/lazy-take-over.tsx';
import { useRemoveUser } from '../user-changes.ts';

interface RemoveDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Whoever can stand in a byline. */
const SIGNING = ['author', 'user'] as const;

/** The posts that the person signed keep the printed name, or go to somebody else who signs. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['users', 'ui']);
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
        <TakeOver userId={userId} types={SIGNING} value={target} onChange={setTarget} />
      </Stack>
    </Dialog>
  );
}
