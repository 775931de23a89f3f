import { ALL, calls, type SpecCall } from './spec-call.ts';

/** What everybody does with their own account. */
export const PROFILE_CALLS: readonly SpecCall[] = [
  ...calls(
    '/profile',
    ALL,
    'GET /admin/user/session/list',
    'GET /admin/user/session/history',
    'DELETE /admin/sessions/{id}',
    'POST /admin/user/updateProfile',
    'POST /admin/user/updatePassword',
    'POST /admin/user/totp/get',
    'POST /admin/user/totp/enable',
    'POST /admin/user/totp/disable',
    'POST /admin/user/totp/recoveryCodes',
    'GET /admin/user/preferences',
    'POST /admin/user/preferences',
    'POST /admin/user/session/endOthers',
    'GET /admin/notification/list',
    'GET /admin/notification/unread',
    'POST /admin/notification/markRead',
    'POST /admin/notification/markAllRead',
    'GET /admin/notification/settings',
    'POST /admin/notification/saveSettings',
    'GET /admin/live/stream',
    'GET /admin/task/list',
    'POST /admin/task/cancel/{id}',
    'GET /admin/task/download/{id}',
    // About another person: everybody with access to the user area may ask; the call decides.
    'GET /admin/user/why',
  ),
];
