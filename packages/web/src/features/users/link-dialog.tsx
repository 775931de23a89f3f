import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { MailedLinkDialog, type ShownLink } from './link-mail/mailed-link-dialog.tsx';
import type { PasswordLink } from './save-user.ts';
import styles from './user-dialogs.module.css';

interface LinkDialogProps {
  readonly link: PasswordLink;
  readonly onClose: () => void;
}

export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const [handedOn, setHandedOn] = useState<ShownLink>();
  const url = link.url ?? handedOn?.url;
  if (url === undefined) return <MailedLinkDialog link={link} onHandOn={setHandedOn} onClose={onClose} />;
  return <LinkShownDialog link={{ ...link, ...handedOn, url }} onClose={onClose} />;
}

interface LinkShownDialogProps extends LinkDialogProps {
  readonly link: PasswordLink & ShownLink;
}

/** The server keeps only the hash of a link, so this is the one time it can be read. */
function LinkShownDialog({ link, onClose }: LinkShownDialogProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  // Without a public address of its own the server tells the path only.
  const url = new URL(link.url, location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Browsers refuse the clipboard on addresses without encryption.
      showToast({ tone: 'warning', text: t('link.copyRefused') });
    }
  }
  return (
    <Dialog
      title={t(link.isInvitation ? 'link.inviteTitle' : 'link.title', { name: link.name })}
      // Esc or a press beside it must not lose what is told once.
      onClose={() => isCopied && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{t('link.close')}</Button>
          <Button
            variant="main"
            data-first-focus
            icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
            onClick={() => void copy()}
          >
            <span aria-live="polite">{t(isCopied ? 'link.copied' : 'link.copy')}</span>
          </Button>
        </>
      }
    >
      <Banner tone="warning">{t('link.once')}</Banner>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {t('link.field')}
        </label>
        <span className={styles.link}>
          <TextInput
            id={id}
            value={url}
            onChange={() => undefined}
            readOnly
            onCopy={() => setCopied(true)}
            onFocus={(event) => event.target.select()}
          />
        </span>
        <p className={styles.hint}>{t('link.hint', { time: formatDateTime(new Date(link.expiresAt)) })}</p>
      </div>
    </Dialog>
  );
}
