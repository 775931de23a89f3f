import { address, type NamingCall, versioned } from './naming-call.ts';

/** Calls that name an API key. */
export const NAMING_API_KEY_CALLS: readonly NamingCall[] = [
  address('GET /admin/api-key/detail/{id}'),
  versioned('POST /admin/api-key/update', ({ apiKey: id }) => ({ id, name: 'Khóa lạ' })),
  versioned('POST /admin/api-key/rotate/{id}', () => ({ overlapHours: 24 })),
  versioned('POST /admin/api-key/extend/{id}', () => ({ expireTime: '2027-06-01T00:00:00.000Z' })),
  versioned('POST /admin/api-key/revoke/{id}', () => ({ name: 'Trang Lào Cai' })),
];
