import { address, body, type NamingCall, query, UNKNOWN, versioned } from './naming-call.ts';
import type { Things } from './newsroom.ts';

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
  address('GET /admin/crawled-item/added/{id}'),
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
  body('POST /admin/crawled-item/reparse-many', ({ crawledItem }) => ({ ids: [crawledItem] })),
  address('GET /admin/source-category/detail/{id}'),
  address('DELETE /admin/source-categories/{id}'),
  versioned('POST /admin/source-category/update', ({ sourceCategory: id }) => ({ id, title: 'Gió lạ' })),
  body('POST /admin/source-category/discover', ({ parserSource: sourceId }) => ({ sourceId })),
  body('POST /admin/source-category/import', ({ parserSource: sourceId }) => ({
    sourceId,
    items: [{ title: 'Gió', url: 'https://cho-noi.example/gio', rssUrl: '', parentTitle: '' }],
  })),
  body('POST /admin/source-category/map', ({ sourceCategory: id }, { category: categoryId }) => ({
    id,
    categoryId,
  })),
  address('GET /admin/source-link/detail/{id}'),
  address('DELETE /admin/source-links/{id}'),
  versioned('POST /admin/source-link/update', ({ sourceLink: id }) => ({ id, priority: 7 })),
  body('POST /admin/source-link/try', ({ parserSource: sourceId }) => ({ sourceId, title: 'Gió' })),
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
    'POST /admin/crawled-item/bulk',
    ({ category: targetCategoryId }, { crawledItem }) => ({
      action: 'category',
      ids: [crawledItem],
      targetCategoryId,
    }),
    UNKNOWN,
  ),
  body(
    'POST /admin/crawled-item/bulk',
    ({ user: assigneeId }, { crawledItem }) => ({ action: 'assign', ids: [crawledItem], assigneeId }),
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
  body(
    'POST /admin/source-category/create',
    ({ parserSource: sourceId }) => ({ sourceId, title: 'Gió', url: 'https://cho-noi.example/gio' }),
    UNKNOWN,
  ),
  body(
    'POST /admin/source-category/create',
    ({ sourceCategory: parentId }, { parserSource: sourceId }) => ({
      sourceId,
      title: 'Gió',
      url: 'https://cho-noi.example/gio',
      parentId,
    }),
    UNKNOWN,
  ),
  body(
    'POST /admin/source-category/map',
    ({ category: categoryId }, { sourceCategory: id }) => ({ id, categoryId }),
    UNKNOWN,
  ),
  link(({ parserSource: sourceId }) => ({ sourceId })),
  link(({ sourceCategory: sourceCategoryId }) => ({ sourceCategoryId, linkUrl: '' })),
  link(({ category: targetId }) => ({ targetId })),
  link(({ tag: targetId }) => ({ targetType: 'tag', targetId })),
  link(({ category }) => ({ extraCategoryIds: [category] })),
  link(({ tag }) => ({ tagIds: [tag] })),
  body(
    'POST /admin/source-link/bulk',
    ({ category: targetId }, { sourceLink }) => ({
      action: 'retarget',
      ids: [sourceLink],
      targetType: 'category',
      targetId,
    }),
    UNKNOWN,
  ),
];

/** A new link of the caller's own source in which one thing is another's. */
function link(of: (named: Things) => object): NamingCall {
  return body(
    'POST /admin/source-link/create',
    (named, own) => ({
      sourceId: own.parserSource,
      linkUrl: 'https://cho-noi.example/gio.rss',
      targetId: own.category,
      ...of(named),
    }),
    UNKNOWN,
  );
}

const ITEM_BULK_CALLS: readonly NamingCall[] = [
  { action: 'accept' },
  { action: 'reject', reason: 'OLD' },
  { action: 'assign', assigneeId: null },
  { action: 'reparse' },
].map((what) =>
  body('POST /admin/crawled-item/bulk', ({ crawledItem }) => ({ ...what, ids: [crawledItem] })),
);

const STATUS_BULK_CALLS = ['enable', 'disable', 'delete'].flatMap((action) => [
  body('POST /admin/parser-source/bulk', ({ parserSource }) => ({ action, ids: [parserSource] })),
  body('POST /admin/source-category/bulk', ({ sourceCategory }) => ({ action, ids: [sourceCategory] })),
  body('POST /admin/source-link/bulk', ({ sourceLink }) => ({ action, ids: [sourceLink] })),
]);
export const BULK_CRAWLER_CALLS: readonly NamingCall[] = [...STATUS_BULK_CALLS, ...ITEM_BULK_CALLS];
