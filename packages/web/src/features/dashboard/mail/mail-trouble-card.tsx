import type { MailTrouble } from '@toasoan/contract/features/notifications/mail-trouble.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './mail-trouble.module.css';

/** For administrators: mails that cannot be sent, and why; hidden while there are none. */
export function MailTroubleCard({ trouble }: { readonly trouble: MailTrouble | null }) {
  const { t } = useTranslation('dashboard');
  if (trouble === null || (trouble.waiting === 0 && trouble.refused === 0)) return null;
  const { waiting, waitingSince, problem, refused, newest } = trouble;
  const timeOf = (time: string | null) => (time === null ? '' : formatDateTime(new Date(time)));
  return (
    <Stack aria-label={t('mail.title')} as="section">
      {waiting > 0 && (
        <Banner tone="warning">
          {t('mail.waiting', { count: waiting, time: timeOf(waitingSince) })}
          <span className={styles.problem}>{t('mail.says', { problem })}</span>
        </Banner>
      )}
      {refused > 0 && (
        <Banner tone="warning">
          {t('mail.refused', { count: refused })}
          <ul className={styles.list}>
            {newest.map(({ address, problem: reason, time }) => (
              <li key={`${address} ${time}`}>
                {address} · {timeOf(time)}
                <span className={styles.problem}>{t('mail.says', { problem: reason })}</span>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </Stack>
  );
}
