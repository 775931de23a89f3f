import { READ_DAYS, UNREAD_DAYS } from '@toasoan/contract/features/notifications/notification.ts';
import type { Db } from '#server/core/db/database.ts';
import { dropOldMails, forgetMissedMails } from './mailing/mail-store.ts';
import { dropOldNotifications } from './notification-store.ts';

const DAY_MS = 86_400_000;
const MAIL_DAYS = 30;

/** Deletes expired rows: read long ago, never read, mailed. */
export async function forgetOldNotifications(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await dropOldNotifications(db, { read: before(READ_DAYS), unread: before(UNREAD_DAYS) });
  await dropOldMails(db, before(MAIL_DAYS));
  await forgetMissedMails(db, before(2));
}
