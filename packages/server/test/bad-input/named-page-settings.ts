import { PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import { BLANK_FOOTER } from '@toasoan/contract/features/footers/footer-content.ts';
import { BLANK_SIDEBAR } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { aLayoutBlock } from '../factories/a-layout-block.ts';
import { address, body, type NamingCall, query, UNKNOWN, versioned } from './naming-call.ts';

const editingSession = 'mot-phien-dang-viet';
const OTHER_SESSION = 'mot-phien-khac-nua';

/** Calls that name what is arranged around the posts of a site. */
export const NAMING_PAGE_SETTING_CALLS: readonly NamingCall[] = [
  address('GET /admin/post-skeleton/detail/{id}'),
  address('DELETE /admin/post-skeletons/{id}'),
  address('POST /admin/post-skeleton/use/{id}'),
  versioned('POST /admin/post-skeleton/update', ({ postSkeleton: id }) => ({ id, note: 'Chợ' })),
  address('GET /admin/partner-logo/detail/{id}'),
  address('DELETE /admin/partner-logos/{id}'),
  versioned('POST /admin/partner-logo/update', ({ partnerLogo: id }) => ({ id, alt: 'Chợ' })),
  address('GET /admin/menu/detail/{id}'),
  address('GET /admin/menu/versions/{id}'),
  address('DELETE /admin/menus/{id}'),
  versioned('POST /admin/menu/update', ({ menu: id }) => ({ id, title: 'Menu lạ' })),
  versioned('POST /admin/menu/discard', ({ menu: id }) => ({ id })),
  versioned('POST /admin/menu/unschedule', ({ menu: id }) => ({ id })),
  body('POST /admin/menu/copy', ({ menu: id }) => ({ id, lang: 'en' })),
  address('GET /admin/footer/detail/{id}'),
  address('GET /admin/footer/versions/{id}'),
  address('DELETE /admin/footers/{id}'),
  versioned('POST /admin/footer/update', ({ footer: id }) => ({ id, title: 'Chân trang lạ' })),
  versioned('POST /admin/footer/draft', ({ footer: id }) => ({ id, content: BLANK_FOOTER })),
  versioned('POST /admin/footer/discard', ({ footer: id }) => ({ id })),
  versioned('POST /admin/footer/publish', ({ footer: id }) => ({ id })),
  versioned('POST /admin/footer/restore', ({ footer: id }) => ({ id, number: 1 })),
  body('POST /admin/footer/copy', ({ footer: id }) => ({ id })),
  address('GET /admin/sidebar/detail/{id}'),
  address('GET /admin/sidebar/versions/{id}'),
  address('DELETE /admin/sidebars/{id}'),
  versioned('POST /admin/sidebar/update', ({ sidebar: id }) => ({ id, title: 'Thanh bên lạ' })),
  versioned('POST /admin/sidebar/draft', ({ sidebar: id }) => ({ id, content: BLANK_SIDEBAR })),
  versioned('POST /admin/sidebar/discard', ({ sidebar: id }) => ({ id })),
  versioned('POST /admin/sidebar/publish', ({ sidebar: id }) => ({ id })),
  versioned('POST /admin/sidebar/restore', ({ sidebar: id }) => ({ id, number: 1 })),
  body('POST /admin/sidebar/copy', ({ sidebar: id }) => ({ id })),
  address('GET /admin/content-template/detail/{id}'),
  address('DELETE /admin/content-templates/{id}'),
  versioned('POST /admin/content-template/update', ({ contentTemplate: id }) => ({ id, limit: 3 })),
  address('GET /admin/layout/detail/{id}'),
  address('GET /admin/layout/versions/{id}'),
  address('DELETE /admin/layouts/{id}'),
  address('GET /admin/post/publish-slots/{id}'),
  versioned('POST /admin/layout/update', ({ layout: id }) => ({ id, title: 'Bố cục lạ' })),
  versioned('POST /admin/layout/publish', ({ layout: id }) => ({ id })),
  versioned('POST /admin/layout/unschedule', ({ layout: id }) => ({ id })),
  versioned('POST /admin/layout/archive', ({ layout: id }) => ({ id })),
  versioned('POST /admin/layout/restore', ({ layout: id }) => ({ id, no: 1 })),
  body('POST /admin/layout/duplicate', ({ layout: id }) => ({ id })),
  versioned('POST /admin/partner-logo/reorder', ({ partnerLogo: id }) => ({ id, beforeId: null })),
  address('GET /admin/page/detail/{id}'),
  address('GET /admin/page/consequences/{id}'),
  address('GET /admin/page/history/{id}'),
  body('POST /admin/page/preview/{id}', () => ({})),
  address('GET /admin/page/version/{id}/{no}'),
  address('DELETE /admin/pages/{id}'),
  body('POST /admin/page/copy/{id}', () => ({})),
  query('GET /admin/page/autosave/list', ({ page }) => `pageId=${page}`),
  versioned('POST /admin/page/update', ({ page: id }) => ({ id, title: 'Trang lạ' })),
  versioned('POST /admin/page/reorder', ({ page: id }) => ({ id, parentId: null, beforeId: null })),
  versioned('POST /admin/page/transition/{id}', () => ({ to: 'TRASHED' })),
  versioned('POST /admin/page/undoPublish/{id}', () => ({})),
  versioned('POST /admin/page/review/{id}', () => ({ next: null })),
  versioned('POST /admin/page/restore/{id}', () => ({ no: 1 })),
  body('POST /admin/page/presence/{id}', () => ({ editingSession, place: null, wants: 'write' })),
  body('POST /admin/page/askForText/{id}', () => ({ editingSession, holder: '' })),
  body('POST /admin/page/giveText/{id}', () => ({ editingSession, to: OTHER_SESSION, text: null })),
  body('POST /admin/page/takeOver/{id}', () => ({ editingSession, holder: '' })),
  body('POST /admin/page/askForLock/{id}', () => ({ editingSession })),
  body('POST /admin/page/giveLock/{id}', () => ({ editingSession, to: OTHER_SESSION })),
  body('POST /admin/page/leave/{id}', () => ({ editingSession })),
  body('POST /admin/page/autosave', ({ page: pageId }) => ({
    pageId,
    editingSession,
    baseVersion: 1,
    draft: { title: 'Trang lạ' },
  })),
];

/** Calls about the caller's own record that refer to another thing. */
export const POINTING_PAGE_SETTING_CALLS: readonly NamingCall[] = [
  body('POST /admin/page/create', ({ page: parentId }) => ({ title: 'Chợ nổi', parentId }), UNKNOWN),
  body(
    'POST /admin/page/create',
    ({ media: mediaId }) => ({ title: 'Chợ nổi', cover: { mediaId, caption: '', alt: '' } }),
    UNKNOWN,
  ),
  body('POST /admin/partner-logo/create', ({ media: imageId }) => ({ title: 'Chợ nổi', imageId }), UNKNOWN),
  body(
    'POST /admin/partner-logo/create',
    ({ media: imageDarkId }) => ({ title: 'Chợ nổi', imageDarkId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/partner-logo/create',
    ({ category }) => ({
      title: 'Chợ nổi',
      display: { mode: 'CATEGORY', categoryIds: [category], includePosts: false },
    }),
    UNKNOWN,
  ),
  ...(['categoryIds', 'tagIds', 'authorIds'] as const).map((field) =>
    body(
      'POST /admin/content-template/create',
      ({ category, tag, user }) => ({
        title: 'Khối Chợ nổi',
        query: { ...PLAIN_QUERY, [field]: [{ categoryIds: category, tagIds: tag, authorIds: user }[field]] },
      }),
      UNKNOWN,
    ),
  ),
  body(
    'POST /admin/content-template/create',
    ({ post: postId }) => ({
      title: 'Khối Chợ nổi',
      sourceMode: 'MIXED',
      pinned: [{ postId, slot: 1, until: null }],
    }),
    UNKNOWN,
  ),
  body(
    'POST /admin/layout/create',
    ({ contentTemplate }) => ({ title: 'Trang chợ nổi', blocks: [aLayoutBlock(contentTemplate)] }),
    UNKNOWN,
  ),
  body(
    'POST /admin/layout/create',
    ({ category }) => ({
      title: 'Trang chợ nổi',
      kind: 'CATEGORY',
      display: { mode: 'CATEGORY', categoryIds: [category], includePosts: false },
    }),
    UNKNOWN,
  ),
  body(
    'POST /admin/content-template/create',
    ({ media: imageId }) => ({ title: 'Khối Chợ nổi', imageId }),
    UNKNOWN,
  ),
];

export const BULK_MENU_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete'].map((action) =>
  body('POST /admin/menu/bulk', ({ menu }) => ({ action, ids: [menu] })),
);

export const BULK_PAGE_SETTING_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete'].flatMap(
  (action) => [
    body('POST /admin/post-skeleton/bulk', ({ postSkeleton }) => ({ action, ids: [postSkeleton] })),
    body('POST /admin/footer/bulk', ({ footer }) => ({ action, ids: [footer] })),
    body('POST /admin/sidebar/bulk', ({ sidebar }) => ({ action, ids: [sidebar] })),
    body('POST /admin/partner-logo/bulk', ({ partnerLogo }) => ({ action, ids: [partnerLogo] })),
    body('POST /admin/content-template/bulk', ({ contentTemplate }) => ({ action, ids: [contentTemplate] })),
  ],
);
