import { address, body, type NamingCall, versioned } from './naming-call.ts';

/** Calls that name a request about personal data. */
export const NAMING_DATA_REQUEST_CALLS: readonly NamingCall[] = [
  address('GET /admin/data-request/detail/{id}'),
  address('POST /admin/data-request/reveal/{id}'),
  address('POST /admin/data-request/holdings/{id}'),
  address('GET /admin/data-request/named-posts/{id}'),
  body('POST /admin/data-request/export/{id}', () => ({ items: [] })),
  versioned('POST /admin/data-request/transition/{id}', () => ({ step: 'verify' })),
  versioned('POST /admin/data-request/extend/{id}', () => ({ reason: 'Hồ sơ nhiều' })),
  versioned('POST /admin/data-request/assign/{id}', () => ({ assigneeId: null })),
  versioned('POST /admin/data-request/act/{id}', () => ({ act: 'ERASE_COMMENTS' })),
];
