import { useInfiniteQuery } from '@tanstack/react-query';
import type { Notification } from '@toasoan/contract/features/notifications/notification.ts';
import { BellOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationList } from './notification-queries.ts';
import styles from './notifications.module.css';

interface NotificationListProps {
  readonly isUnreadOnly: boolean;
  readonly onOpen: (item: Notification) => void;
  readonly onRead: (item: Notification) => void;
  /** Receives the id of the newest one shown; '' for none. */
  readonly onNewest: (id: string) => void;
}

export function NotificationList({ isUnreadOnly, onOpen, onRead, onNewest }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const list = useInfiniteQuery(notificationList(isUnreadOnly));
  const items = list.data?.pages.flatMap((page) => page.items);
  const newest = items?.[0]?.id ?? '';
  useEffect(() => onNewest(newest), [newest, onNewest]);
  if (items === undefined && list.error) {
    return (
      <LoadFailure
        title={t('failed')}
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (items === undefined) {
    return (
      <div className={styles.waiting} aria-busy="true">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} height="56px" />
        ))}
        <LoadingLabel label={t('loading')} />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<BellOff size={26} />}
        title={t(isUnreadOnly ? 'all-read' : 'none')}
        text={t(isUnreadOnly ? 'all-read-text' : 'none-text')}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <NotificationItem
          key={item.id}
          item={item}
          isAboutSame={item.postId !== null && items[index - 1]?.postId === item.postId}
          onOpen={() => onOpen(item)}
          onRead={() => onRead(item)}
        />
      ))}
      {list.hasNextPage && (
        <li className={styles.more}>
          <Button size="compact" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </li>
      )}
    </ul>
  );
}
