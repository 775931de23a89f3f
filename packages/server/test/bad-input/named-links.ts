import { address, body, type NamingCall, UNKNOWN, versioned } from './naming-call.ts';

const content = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Calls that name internal links, or posts that they are tried on. */
export const NAMING_LINK_CALLS: readonly NamingCall[] = [
  address('GET /admin/internal-link/detail/{id}'),
  address('DELETE /admin/internal-links/{id}'),
  address('GET /admin/internal-link/inbound/{id}'),
  versioned('POST /admin/internal-link/update', ({ internalLink: id }) => ({ id, priority: 7 })),
  body('POST /admin/internal-link/post/{id}', () => ({ isOff: true })),
  body('POST /admin/internal-link/try', ({ post: postId }) => ({ postId })),
  body('POST /admin/internal-link/try', ({ internalLink: linkId }, { post: postId }) => ({ postId, linkId })),
  body('POST /admin/internal-link/written', ({ post: postId }) => ({ postId, content })),
];

/** Calls about the caller's own keyword that refer to another thing. */
export const POINTING_LINK_CALLS: readonly NamingCall[] = [
  body('POST /admin/internal-link/create', ({ tag: targetId }) => ({ keyword: 'gió lạ', targetId }), UNKNOWN),
  body(
    'POST /admin/internal-link/create',
    ({ category: targetId }) => ({ keyword: 'gió lạ', targetType: 'category', targetId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/internal-link/create',
    ({ category }) => ({ keyword: 'gió lạ', targetType: 'url', url: '/gio', scopeCategoryIds: [category] }),
    UNKNOWN,
  ),
];

export const BULK_LINK_CALLS: readonly NamingCall[] = ['enable', 'disable', 'delete'].map((action) =>
  body('POST /admin/internal-link/bulk', ({ internalLink }) => ({ action, ids: [internalLink] })),
);
