import { PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import { address, body, type NamingCall, UNKNOWN, versioned } from './naming-call.ts';

/** Calls that name what is arranged around the posts of a site. */
export const NAMING_PAGE_SETTING_CALLS: readonly NamingCall[] = [
  address('GET /admin/partner-logo/detail/{id}'),
  address('DELETE /admin/partner-logos/{id}'),
  versioned('POST /admin/partner-logo/update', ({ partnerLogo: id }) => ({ id, alt: 'Chợ' })),
  address('GET /admin/content-template/detail/{id}'),
  address('DELETE /admin/content-templates/{id}'),
  versioned('POST /admin/content-template/update', ({ contentTemplate: id }) => ({ id, limit: 3 })),
  versioned('POST /admin/partner-logo/reorder', ({ partnerLogo: id }) => ({ id, beforeId: null })),
];

/** Calls about the caller's own logo that refer to another thing. */
export const POINTING_PAGE_SETTING_CALLS: readonly NamingCall[] = [
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
    'POST /admin/content-template/create',
    ({ media: imageId }) => ({ title: 'Khối Chợ nổi', imageId }),
    UNKNOWN,
  ),
];

export const BULK_PAGE_SETTING_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete'].flatMap(
  (action) => [
    body('POST /admin/partner-logo/bulk', ({ partnerLogo }) => ({ action, ids: [partnerLogo] })),
    body('POST /admin/content-template/bulk', ({ contentTemplate }) => ({ action, ids: [contentTemplate] })),
  ],
);
