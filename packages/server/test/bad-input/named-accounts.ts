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
  body('POST /admin/account/merge', ({ otherAccount: fromId }, { account: intoId }) => ({
    fromId,
    fromVersion: STALE,
    intoId,
    version: STALE,
  })),
];
