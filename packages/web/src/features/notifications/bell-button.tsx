import { useQuery } from '@tanstack/react-query';
import { MOST_COUNTED } from '@toasoan/contract/features/notifications/notification.ts';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { unreadNotifications } from './notification-queries.ts';
import styles from './notifications.module.css';
import { useNotificationNews } from './use-notification-news.ts';

/** The way to what others did that concerns this person, in all their projects. */
export function BellButton() {
  const { t } = useTranslation('notifications');
  const { data: unread = 0 } = useQuery(unreadNotifications);
  useNotificationNews();
  const shown = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
  const label = unread === 0 ? t('title') : t('bell', { n: shown });
  return (
    <>
      <OptionPopover
        id="own-notifications"
        kind="dialog"
        label={t('title')}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            icon={
              <span className={styles.bell}>
                <Bell size={20} />
                {unread > 0 && <span className={styles.count}>{shown}</span>}
              </span>
            }
            label={label}
          />
        )}
      >
        {(close) => <NotificationPanel unread={unread} onClose={close} />}
      </OptionPopover>
      <span aria-live="polite" className="visually-hidden">
        {unread > 0 && label}
      </span>
    </>
  );
}
