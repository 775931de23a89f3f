import { address, type NamingCall, versioned } from './naming-call.ts';

/** Calls that name a webhook. */
export const NAMING_WEBHOOK_CALLS: readonly NamingCall[] = [
  address('GET /admin/webhook/detail/{id}'),
  address('GET /admin/webhook/deliveries/{id}'),
  address('GET /admin/webhook/delivery/{id}/{deliveryId}'),
  address('POST /admin/webhook/test/{id}'),
  address('POST /admin/webhook/redeliver/{id}/{deliveryId}'),
  address('DELETE /admin/webhooks/{id}'),
  versioned('POST /admin/webhook/update', ({ webhook: id }) => ({ id, title: 'Nơi lạ' })),
  versioned('POST /admin/webhook/pause/{id}', () => ({})),
  versioned('POST /admin/webhook/resume/{id}', () => ({ dropsWaiting: false })),
  versioned('POST /admin/webhook/rotate/{id}', () => ({ overlapHours: 24 })),
];
