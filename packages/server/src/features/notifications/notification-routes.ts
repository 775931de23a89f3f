import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import type { SavedSettings } from '@toasoan/contract/features/notifications/notification-settings.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { publishNoticeTo } from '#server/core/live/notice-store.ts';
import { findMailFacts } from './mailing/mail-view.ts';
import { markAsRead } from './notification-store.ts';
import { countUnread, listNotifications } from './notification-view.ts';
import type { PostsVisibleTo } from './own-rows-view.ts';
import { findSettings, saveSettings } from './settings-store.ts';

interface NotificationDependencies {
  readonly visibleTo: PostsVisibleTo;
  /** The product has a mail server. */
  readonly isMailOn: boolean;
}

/** Reading and settings are private: they leave no row in the audit log. */
export function notificationRoutes({ visibleTo, isMailOn }: NotificationDependencies): readonly Route[] {
  return [
    route(notificationEndpoints.list, ({ db, caller, query, language }) =>
      listNotifications(db, caller, { ...query, language }, visibleTo),
    ),

    route(notificationEndpoints.unread, async ({ db, caller }) => ({
      count: await countUnread(db, caller, visibleTo),
    })),

    transactionRoute(notificationEndpoints.markRead, (call) => read(call, call.body, visibleTo)),

    transactionRoute(notificationEndpoints.markAllRead, (call) => read(call, call.body, visibleTo)),

    route(notificationEndpoints.settings, ({ db, caller }) => settingsOf(db, caller.userId, isMailOn)),

    transactionRoute(notificationEndpoints.saveSettings, async ({ db, caller, body }) => {
      await saveSettings(db, caller, body);
      return await settingsOf(db, caller.userId, isMailOn);
    }),
  ];
}

/** The person's other pages are notified. */
async function read(
  { db, caller }: TransactionCall,
  which: Parameters<typeof markAsRead>[2],
  visibleTo: PostsVisibleTo,
): Promise<{ readonly count: number }> {
  if (await markAsRead(db, caller.userId, which)) {
    await publishNoticeTo(db, [caller.userId], { kind: 'notifications', projectId: null });
  }
  return { count: await countUnread(db, caller, visibleTo) };
}

async function settingsOf(db: Db, userId: string, isOn: boolean): Promise<SavedSettings> {
  return { ...(await findSettings(db, userId)), mail: { isOn, ...(await findMailFacts(db, userId)) } };
}
