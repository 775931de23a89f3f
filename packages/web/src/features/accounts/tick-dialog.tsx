import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type ListedAccount, useTick } from './account-queries.ts';

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
      label={t('tick.reason')}
      action={t(`${action}.action`)}
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
    >
      <p>{t(`${action}.text`)}</p>
    </ReasonDialog>
  );
}
