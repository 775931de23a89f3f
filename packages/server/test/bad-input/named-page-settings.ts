import { address, body, type NamingCall, UNKNOWN, versioned } from './naming-call.ts';

/** Calls that name what is arranged around the posts of a site. */
export const NAMING_PAGE_SETTING_CALLS: readonly NamingCall[] = [
  address('GET /admin/partner-logo/detail/{id}'),
  address('DELETE /admin/partner-logos/{id}'),
  versioned('POST /admin/partner-logo/update', ({ partnerLogo: id }) => ({ id, alt: 'Chợ' })),
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
];

export const BULK_PAGE_SETTING_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete'].map((action) =>
  body('POST /admin/partner-logo/bulk', ({ partnerLogo }) => ({ action, ids: [partnerLogo] })),
);
