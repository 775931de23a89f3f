import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Person } from '../person.ts';
import { useTickUser } from '../user-changes.ts';

interface TickDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Gives or removes the tick; the reason is optional and goes into the audit log. */
export function TickDialog({ person, onClose }: TickDialogProps) {
  const { t } = useTranslation('users');
  const change = useTickUser();
  const name = person.displayName;
  const action = person.tick ? 'untick' : 'tick';

  function send(tickReason: string) {
    change.mutate(
      { person, tickReason },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t(`${action}.done`, { name }) });
          onClose();
        },
      },
    );
  }
  return (
    <ReasonDialog
      title={t(`${action}.title`, { name })}
      label={t('tick.reason')}
      action={t(`action.${action}`)}
      busy={change.isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(`${action}.text`)}</p>
    </ReasonDialog>
  );
}
