import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { markAllRead, markRead, notificationPage, notificationQuery, unreadCount } from './notification.ts';
import { savedSettings, settingsToSave } from './notification-settings.ts';

const access = inArea('profile');

/** The caller's own, in all their projects. */
export const notificationEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/notification/list',
    summary: 'The notifications of the caller, newest first.',
    access,
    query: notificationQuery,
    data: notificationPage,
  }),
  unread: defineEndpoint({
    method: 'GET',
    path: '/admin/notification/unread',
    summary: 'How many the caller has not read, up to 100.',
    access,
    data: unreadCount,
  }),
  markRead: defineEndpoint({
    method: 'POST',
    path: '/admin/notification/markRead',
    summary: 'Mark own notifications as read; others are passed over.',
    access,
    body: markRead,
    data: unreadCount,
  }),
  markAllRead: defineEndpoint({
    method: 'POST',
    path: '/admin/notification/markAllRead',
    summary: 'Mark all own notifications as read, up to the newest one that was seen.',
    access,
    body: markAllRead,
    data: unreadCount,
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/admin/notification/settings',
    summary: 'Which notifications the caller gets, where, and when mails are sent.',
    access,
    data: savedSettings,
  }),
  saveSettings: defineEndpoint({
    method: 'POST',
    path: '/admin/notification/saveSettings',
    summary: 'Change which notifications the caller gets, where, and when mails are sent.',
    access,
    body: settingsToSave,
    data: savedSettings,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT'],
  }),
};
