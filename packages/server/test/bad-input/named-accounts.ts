import { address, body, type NamingCall, query, STALE, versioned } from './naming-call.ts';

/** Calls that name profiles of authors, figures, destinations and bodies. */
export const NAMING_ACCOUNT_CALLS: readonly NamingCall[] = [
  address('GET /admin/account/detail/{id}'),
  address('GET /admin/account/uses/{id}'),
  versioned('POST /admin/account/transition/{id}', () => ({ to: 'UNPUBLISHED' })),
  address('POST /admin/account/showPayroll/{id}'),
  address('POST /admin/account/merge/undo/{id}'),
  query(
    'GET /admin/account/merge/preview',
    ({ otherAccount }, { account }) => `fromId=${otherAccount}&intoId=${account}`,
  ),
  query(
    'GET /admin/account/merge/preview',
    ({ account }, { otherAccount }) => `fromId=${otherAccount}&intoId=${account}`,
  ),
  body('POST /admin/account/export', ({ account }) => ({
    kind: 'author',
    filters: {},
    ids: [account],
    reason: 'Đối chiếu danh sách cộng tác viên',
  })),
  body('POST /admin/account/merge', ({ otherAccount: fromId }, { account: intoId }) => ({
    fromId,
    fromVersion: STALE,
    intoId,
    version: STALE,
  })),
];

/** Each id has its own result, so the call as a whole succeeds. */
export const BULK_ACCOUNT_CALLS: readonly NamingCall[] = [
  body('POST /admin/user/bulk', ({ user }) => ({
    action: 'signOut',
    ids: [user],
    reason: 'Mất máy tính xách tay',
  })),
  ...['enable', 'disable', 'publish', 'delete'].map((action) =>
    body('POST /admin/account/bulk', ({ account }) => ({ action, ids: [account] })),
  ),
  body('POST /admin/account/bulk', ({ account }) => ({
    action: 'unpublish',
    ids: [account],
    reason: 'Bài viết sai sự thật',
  })),
  body('POST /admin/account/bulk', ({ account }) => ({ action: 'tick', tick: true, ids: [account] })),
  body('POST /admin/account/bulk', ({ otherAccount }, { account: moveTo }) => ({
    action: 'delete',
    ids: [otherAccount],
    moveTo,
  })),
];
