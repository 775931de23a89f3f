import type { Db } from '#server/core/db/database.ts';
import { publishNoticeTo } from '#server/core/live/notice-store.ts';
import { addNotifications, dropUnread, type NewNotification, type UnreadOf } from './notification-store.ts';

/** Notifies people of another person's action, in the transaction that does it. */
export async function notify(db: Db, projectId: string, notification: NewNotification): Promise<void> {
  const { to, by } = notification;
  const recipients = [...new Set(to)].filter((userId) => userId !== by?.userId);
  if (recipients.length === 0) return;
  const reported = await addNotifications(db, projectId, { ...notification, to: recipients });
  await publishNoticeTo(db, reported, { kind: 'notifications', projectId });
}

/** Takes back what nobody has read yet: what it reports was undone. Nothing of it is mailed. */
export async function withdraw(db: Db, projectId: string, unread: UnreadOf): Promise<void> {
  const people = await dropUnread(db, projectId, unread);
  await publishNoticeTo(db, people, { kind: 'notifications', projectId });
}
