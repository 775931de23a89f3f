import { address, body, type NamingCall, query, UNKNOWN, versioned } from './naming-call.ts';

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
  address('GET /admin/crawled-item/detail/{id}'),
  query('GET /admin/crawled-item/other/{id}', ({ crawledItem }) => `kind=ITEM&otherId=${crawledItem}`),
  ...(['target', 'accept', 'restore', 'reparse'] as const).map((move) =>
    versioned(`POST /admin/crawled-item/${move}`, ({ crawledItem: id }) => ({ id })),
  ),
  versioned('POST /admin/crawled-item/reject', ({ crawledItem: id }) => ({ id, reason: 'OLD' })),
  versioned('POST /admin/crawled-item/assign', ({ crawledItem: id }) => ({ id, assigneeId: null })),
  versioned('POST /admin/crawled-item/duplicate', ({ crawledItem: id }, { post }) => ({
    id,
    of: { kind: 'POST', id: post },
  })),
  versioned('POST /admin/crawled-item/merge', ({ crawledItem: id }, { post: postId }) => ({ id, postId })),
  versioned('POST /admin/crawled-item/decide-origin', ({ crawledItem: id }) => ({ id, decision: 'KEEP' })),
];

/** Calls about the caller's own thing that refer to another one. */
export const POINTING_CRAWLER_CALLS: readonly NamingCall[] = [
  body(
    'POST /admin/parser-source/create',
    ({ media: logoId }) => ({ title: 'Báo Gió lạ', homeUrl: 'https://gio-la.example/', logoId }),
    UNKNOWN,
  ),
  query('GET /admin/crawled-item/other/{id}', ({ post }) => `kind=POST&otherId=${post}`),
  body(
    'POST /admin/crawled-item/target',
    ({ category: targetCategoryId }, { crawledItem: id }) => ({ id, version: 1, targetCategoryId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/crawled-item/accept',
    ({ category: targetCategoryId }, { crawledItem: id }) => ({ id, version: 1, targetCategoryId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/crawled-item/merge',
    ({ post: postId }, { crawledItem: id }) => ({ id, version: 1, postId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/crawled-item/duplicate',
    ({ post: id }, own) => ({ id: own.crawledItem, version: 1, of: { kind: 'POST', id } }),
    UNKNOWN,
  ),
];

export const BULK_CRAWLER_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete']
  .map((action) =>
    body('POST /admin/parser-source/bulk', ({ parserSource }) => ({ action, ids: [parserSource] })),
  )
  .concat(
    [
      { action: 'accept' },
      { action: 'reject', reason: 'OLD' },
      { action: 'assign', assigneeId: null },
      { action: 'reparse' },
    ].map((what) =>
      body('POST /admin/crawled-item/bulk', ({ crawledItem }) => ({ ...what, ids: [crawledItem] })),
    ),
  );
