import type { SavedSettings } from '@toasoan/contract/features/notifications/notification-settings.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './notification-settings.module.css';

/** Whether mails come at all, and where to. */
export function MailFacts({ mail }: Pick<SavedSettings, 'mail'>) {
  const { t } = useTranslation('notifications');
  if (!mail.isOn) return <Banner tone="info">{t('set.no-mail')}</Banner>;
  if (mail.address === '') return <Banner tone="warning">{t('set.no-address')}</Banner>;
  if (mail.failedTime !== null) {
    return (
      <Banner tone="warning">{t('set.refused', { time: formatDateTime(new Date(mail.failedTime)) })}</Banner>
    );
  }
  return <p className={styles.hint}>{t('set.address', { address: mail.address })}</p>;
}
