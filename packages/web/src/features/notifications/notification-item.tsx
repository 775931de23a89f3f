import type { Notification } from '@toasoan/contract/features/notifications/notification.ts';
import { actorOf, doneOf, nextStepOf } from '@toasoan/contract/features/notifications/notification-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjects } from '#web/core/project/project-store.ts';
import { opensElsewhere } from '#web/core/routing/opens-elsewhere.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './notifications.module.css';
import { urlOf } from './open-notification.ts';

interface NotificationItemProps {
  readonly item: Notification;
  /** Follows another one about the same post, whose title is already shown. */
  readonly isAboutSame: boolean;
  readonly onOpen: () => void;
  readonly onRead: () => void;
}

/** Who did what to which post, and when; a link, so that it can be opened in another browser tab too. */
export function NotificationItem({ item, isAboutSame, onOpen, onRead }: NotificationItemProps) {
  const { t, i18n } = useTranslation('notifications');
  const language: Language = i18n.language === 'en' ? 'en' : 'vi';
  const project = useProjects(({ data }) => data.find(({ projectId }) => projectId === item.projectId));
  const isUnread = item.readTime === null;
  const actor = actorOf(item, language);
  const next = nextStepOf(item, language);
  function click(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <li className={styles.line} data-same={isAboutSame || undefined}>
      <a
        href={withProject(urlOf(item), item.projectId)}
        className={styles.item}
        data-item
        data-unread={isUnread || undefined}
        onClick={click}
      >
        <Avatar
          name={actor}
          {...(item.actorName === '' && { letters: 'TS', color: 'var(--color-text-secondary)' })}
        />
        <span className={styles.words}>
          <span>
            <b className={styles.actor}>{actor}</b> {doneOf(item, language)}
          </span>
          <span className={isAboutSame ? 'visually-hidden' : styles.title}>{item.title}</span>
          {item.text !== '' && <span className={styles.text}>{item.text}</span>}
          {next !== '' && <span className={styles.next}>{next}</span>}
          <span className={styles.facts}>
            <DateText time={item.makeTime} />
            {item.dueTime && <span>{t('due', { time: formatDateTime(new Date(item.dueTime)) })}</span>}
            {project && <span>{project.name}</span>}
          </span>
        </span>
        {isUnread && <span className="visually-hidden">{t('unread')}</span>}
      </a>
      {isUnread && (
        <button
          type="button"
          className={styles.mark}
          aria-label={t('read-one', { title: item.title })}
          data-tip={t('read-one-tip')}
          onClick={onRead}
        />
      )}
    </li>
  );
}
