import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { accountUses, type ListedAccount, useRemoveAccount } from './account-queries.ts';

interface RemoveAccountDialogProps {
  readonly account: Pick<ListedAccount, 'userId' | 'kind' | 'displayName' | 'version'>;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}

/** What names the account either keeps the printed name or moves to another account. */
export function RemoveAccountDialog({ account, onRemoved, onClose }: RemoveAccountDialogProps) {
  const { t } = useTranslation(['accounts', 'ui']);
  const projectId = useProjectId();
  const { userId, kind, displayName: name, version } = account;
  const uses = useQuery(accountUses(projectId, userId)).data;
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
      <Stack gap={3}>
        <p>{uses && uses.total > 0 ? t('remove.used', { count: uses.total }) : t('remove.unused')}</p>
        {uses?.isOwed && <p>{t('remove.owed')}</p>}
        {uses && uses.total > 0 && (
          <Stack gap={1}>
            <span>{t('remove.moveTo')}</span>
            <Picker
              label={t('remove.moveTo')}
              max={1}
              search={peopleSearch(projectId, { types: [kind], exceptId: userId })}
              addLabel={t('people.choose')}
              value={target}
              onChange={setTarget}
            />
            {target.length === 0 && <p>{t('remove.keepsName')}</p>}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
