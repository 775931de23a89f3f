import { address, body, type NamingCall, query, versioned } from './naming-call.ts';

/** Calls that name a translation or what it translates. */
export const NAMING_TRANSLATION_CALLS: readonly NamingCall[] = [
  address('GET /admin/translation/detail/{id}'),
  address('GET /admin/translation/hints/{id}/{segmentId}'),
  query('GET /admin/translation/of-record', ({ publicPost }) => `kind=POST&sourceId=${publicPost}`),
  body('POST /admin/translation/start', ({ publicPost }) => ({
    kind: 'POST',
    ids: [publicPost],
    langs: ['en'],
  })),
  versioned('POST /admin/translation/run/{id}', () => ({ what: 'waiting' })),
  versioned('POST /admin/translation/cancel/{id}', () => ({})),
  versioned('POST /admin/translation/segment/{id}/{segmentId}', () => ({ action: 'lock' })),
  versioned('POST /admin/translation/approve/{id}', () => ({})),
  versioned('POST /admin/translation/reopen/{id}', () => ({})),
];

export const BULK_TRANSLATION_CALLS: readonly NamingCall[] = ['run', 'approve'].map((action) =>
  body('POST /admin/translation/bulk', ({ translation }) => ({ action, ids: [translation] })),
);
