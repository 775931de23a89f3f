import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { PasswordLink } from '../save-user.ts';
import { useLinkToHandOn } from '../user-changes.ts';
import styles from '../user-dialogs.module.css';
import { linkMailOf } from '../user-queries.ts';
import { LinkMailState } from './link-mail-state.tsx';

export interface ShownLink {
  readonly url: string;
  readonly expiresAt: string;
}

interface MailedLinkDialogProps {
  readonly link: PasswordLink;
  /** The user gets another link by hand, and the mailed one becomes invalid. */
  readonly onHandOn: (link: ShownLink) => void;
  readonly onClose: () => void;
}

/** Reports the delivery of a mailed link; only its recipient can read it. */
export function MailedLinkDialog({ link, onHandOn, onClose }: MailedLinkDialogProps) {
  const { t } = useTranslation('users');
  const projectId = useProjectId();
  const { data: mail } = useQuery(linkMailOf(projectId, link.userId));
  const another = useLinkToHandOn();
  const handOn = () =>
    another.mutate(
      { userId: link.userId, reason: link.reason ?? '' },
      {
        onSuccess: ({ url, expiresAt }) => url !== undefined && onHandOn({ url, expiresAt }),
      },
    );
  return (
    <Dialog
      title={t(link.isInvitation ? 'mail.inviteTitle' : 'mail.title', { name: link.name })}
      onClose={onClose}
      actions={
        <>
          <Button busy={another.isPending} onClick={handOn}>
            {t('mail.handOn')}
          </Button>
          <Button variant="main" data-first-focus onClick={onClose}>
            {t('link.close')}
          </Button>
        </>
      }
    >
      {mail ? <LinkMailState mail={mail} /> : <Skeleton height="48px" />}
      <p className={styles.hint}>{t('mail.handOnHint')}</p>
    </Dialog>
  );
}
