import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { type ListedAccount, useTransition } from './account-queries.ts';

interface UnpublishDialogProps {
  readonly account: Pick<ListedAccount, 'userId' | 'version' | 'displayName'>;
  readonly onClose: () => void;
}

/** Takes a page back from readers, with a reason. */
export function UnpublishDialog({ account, onClose }: UnpublishDialogProps) {
  const { t } = useTranslation('accounts');
  const transition = useTransition();
  const { userId, version, displayName: name } = account;
  return (
    <ReasonDialog
      title={t('unpublish.title', { name })}
      label={t('reason')}
      action={t('unpublish')}
      least={{ characters: 10, text: t('reason.short', { min: 10 }) }}
      busy={transition.isPending}
      onClose={onClose}
      onSend={(reason) =>
        transition.mutate({ userId, version, to: 'UNPUBLISHED', reason }, { onSuccess: onClose })
      }
    >
      <p>{t('unpublish.text')}</p>
    </ReasonDialog>
  );
}
