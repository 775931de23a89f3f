import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MOST_COUNTED } from '@toasoan/contract/features/notifications/notification.ts';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { askForNotifications, unreadNotifications } from './notification-queries.ts';
import styles from './notifications.module.css';

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

/** Looks again as soon as the server tells that there is something. */
function useNotificationNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = () => void askForNotifications(queries);
    const ends = [onNotice('notifications', look), onEverythingStale(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
}
