import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TakeOver } from '#web/features/users/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { type ListedAccount, useRemoveAccount } from './account-queries.ts';

interface RemoveAccountDialogProps {
  readonly account: Pick<ListedAccount, 'userId' | 'kind' | 'displayName' | 'version'>;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}

/** What names the account either keeps the printed name or moves to another account. */
export function RemoveAccountDialog({ account, onRemoved, onClose }: RemoveAccountDialogProps) {
  const { t } = useTranslation(['accounts', 'ui']);
  const { userId, kind, displayName: name, version } = account;
  const [target, setTarget] = useState<readonly Picked[]>([]);
  const remove = useRemoveAccount();

  function send() {
    remove.mutate(
      { userId, version, moveTo: target[0]?.id },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('remove.done', { name }) });
          onClose();
          onRemoved?.();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('remove.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={send}>
            {t(target.length > 0 ? 'remove.andMove' : 'remove.action')}
          </Button>
        </>
      }
    >
      <TakeOver userId={userId} types={[kind]} value={target} onChange={setTarget} />
    </Dialog>
  );
}
