import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type ListedAccount, useTick } from './account-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface TickDialogProps {
  readonly account: Pick<ListedAccount, 'userId' | 'version' | 'tick' | 'displayName'>;
  readonly onClose: () => void;
}

/** Gives the verified tick, or takes it, with who confirmed it. */
export function TickDialog({ account, onClose }: TickDialogProps) {
  const { t } = useTranslation('accounts');
  const change = useTick();
  const { userId, version, tick, displayName: name } = account;
  const action = tick ? 'untick' : 'tick';
  return (
    <ReasonDialog
      title={t(`${action}.title`, { name })}
      text={t(`${action}.text`)}
      label={t('tick.reason')}
      action={t(`${action}.action`)}
      shortest={0}
      busy={change.isPending}
      onClose={onClose}
      onSend={(tickReason) =>
        change.mutate(
          { userId, version, tick: !tick, tickReason },
          {
            onSuccess: () => {
              showToast({ tone: 'success', text: t(`${action}.done`, { name }) });
              onClose();
            },
          },
        )
      }
    />
  );
}
