import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Person } from '../person.ts';
import { useSignOut } from '../sign-in/sign-in-queries.ts';
import styles from '../user-dialogs.module.css';

const SHORTEST = 10;

interface SignOutQuestionProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why sessions end: the people read it, and the log keeps it. */
export function SignOutQuestion({ title, busy, onSend, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation('users');
  return (
    <ReasonDialog
      title={title}
      label={t('reset.reason')}
      action={t('action.signOut')}
      variant="danger"
      least={{ characters: SHORTEST, text: t('reset.reasonNeeded') }}
      busy={busy}
      onSend={onSend}
      onClose={onClose}
    >
      <p>{t('signOut.text')}</p>
      <p className={styles.hint}>{t('signOut.hint')}</p>
    </ReasonDialog>
  );
}

/** Ends every session of one account. */
export function SignOutDialog({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('users');
  const signOut = useSignOut();
  const name = person.displayName;
  function send(reason: string) {
    signOut.mutate(
      { userId: person.userId, reason },
      {
        onSuccess: ({ ended }) => {
          showToast({ tone: 'success', text: t('signOut.done', { name, count: ended }) });
          onClose();
        },
      },
    );
  }
  return (
    <SignOutQuestion
      title={t('signOut.title', { name })}
      busy={signOut.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}
