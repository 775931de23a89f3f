import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@toasoan/contract/features/notifications/notification.ts';
import { CheckCheck, ListChecks, Settings2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { NotificationList } from './notification-list.tsx';
import { markNotifications } from './notification-queries.ts';
import styles from './notifications.module.css';
import { openNotification } from './open-notification.ts';

interface NotificationPanelProps {
  readonly unread: number;
  /** Gives the focus back to the bell. */
  readonly onClose: () => void;
}

const TASKS = 'own-tasks';

export function NotificationPanel({ unread, onClose }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const [newest, setNewest] = useState('');
  const readAll = useMutation({ mutationFn: () => markNotifications(queries, { upTo: newest }) });
  async function open(item: Notification) {
    onClose();
    if (!(await openNotification(item)) || item.readTime !== null) return;
    await markNotifications(queries, { ids: [item.id] }).catch(() => undefined);
  }
  /** What had the focus goes with it. */
  function read(item: Notification) {
    panel.current?.focus();
    void markNotifications(queries, { ids: [item.id] }).catch(() => undefined);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the links inside.
    <div ref={panel} className={styles.panel} tabIndex={-1} data-first-focus onKeyDown={moveThroughItems}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('title')}</h2>
        <Button
          size="compact"
          variant="quiet"
          icon={<CheckCheck size={16} />}
          busy={readAll.isPending}
          disabledReason={unread === 0 || newest === '' ? t('nothing-unread') : undefined}
          onClick={() => readAll.mutate()}
        >
          {t('read-all')}
        </Button>
      </div>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('which')}</legend>
        {[false, true].map((only) => (
          <button
            key={String(only)}
            type="button"
            className={styles.tab}
            aria-pressed={isUnreadOnly === only}
            onClick={() => setUnreadOnly(only)}
          >
            {t(only ? 'unread-only' : 'all')}
          </button>
        ))}
      </fieldset>
      <NotificationList
        isUnreadOnly={isUnreadOnly}
        onOpen={(item) => void open(item)}
        onRead={read}
        onNewest={setNewest}
      />
      <div className={styles.foot}>
        <AppLink className={styles.link} href="/profile#notifications" onClick={onClose}>
          <Settings2 size={14} aria-hidden />
          {t('settings')}
        </AppLink>
        {document.getElementById(TASKS) && (
          <button type="button" className={styles.link} popoverTarget={TASKS}>
            <ListChecks size={14} aria-hidden />
            {t('tasks')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Arrows, Home and End move between the things of a list; from outside of them, to the first or the last. */
function moveThroughItems(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(event.key, items, at);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[Math.min(at + 1, items.length - 1)];
  if (key === 'ArrowUp') return at < 0 ? items.at(-1) : items[Math.max(at - 1, 0)];
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
