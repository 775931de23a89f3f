import { ADMINS, calls, type SpecCall } from './spec-call.ts';

/** Calls of webhooks and of the delivery: tabs of a project's page. */
export const WEBHOOK_CALLS: readonly SpecCall[] = [
  ...calls(
    'webhooks',
    ADMINS,
    'GET /admin/webhook/list',
    'GET /admin/webhook/detail/{id}',
    'POST /admin/webhook/create',
    'POST /admin/webhook/update',
    'DELETE /admin/webhooks/{id}',
    'POST /admin/webhook/pause/{id}',
    'POST /admin/webhook/resume/{id}',
    'POST /admin/webhook/rotate/{id}',
    'POST /admin/webhook/test/{id}',
    'GET /admin/webhook/deliveries/{id}',
    'GET /admin/webhook/delivery/{id}/{deliveryId}',
    'POST /admin/webhook/redeliver/{id}/{deliveryId}',
  ),
  ...calls(
    'delivery',
    ADMINS,
    'GET /admin/delivery/settings',
    'POST /admin/delivery/saveSettings',
    'POST /admin/delivery/purge',
  ),
];
