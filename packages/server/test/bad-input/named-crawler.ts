import { address, body, type NamingCall, UNKNOWN, versioned } from './naming-call.ts';

/** Calls that name what texts of other sites are fetched by. */
export const NAMING_CRAWLER_CALLS: readonly NamingCall[] = [
  address('GET /admin/parser-source/detail/{id}'),
  address('GET /admin/parser-source/runs/{id}'),
  address('GET /admin/parser-source/run/{id}/{runId}'),
  address('POST /admin/parser-source/run/{id}'),
  address('POST /admin/parser-source/cancel-run/{id}/{runId}'),
  address('DELETE /admin/parser-sources/{id}'),
  versioned('POST /admin/parser-source/update', ({ parserSource: id }) => ({ id, scope: 'Toàn văn' })),
  versioned('POST /admin/parser-source/pause/{id}', () => ({})),
  versioned('POST /admin/parser-source/resume/{id}', () => ({})),
];

/** Calls about the caller's own thing that refer to another one. */
export const POINTING_CRAWLER_CALLS: readonly NamingCall[] = [
  body(
    'POST /admin/parser-source/create',
    ({ media: logoId }) => ({ title: 'Báo Gió lạ', homeUrl: 'https://gio-la.example/', logoId }),
    UNKNOWN,
  ),
];

export const BULK_CRAWLER_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete'].map((action) =>
  body('POST /admin/parser-source/bulk', ({ parserSource }) => ({ action, ids: [parserSource] })),
);
