import { address, body, type NamingCall, UNKNOWN, versioned } from './naming-call.ts';
import { RATE, ROYALTY } from './papers.ts';

const { royaltyGroup, coefficient, payees, qualityGrade } = ROYALTY;
export const WORTH = { royaltyGroup, coefficient, payees, qualityGrade, reason: 'Chấm nhầm hệ số.' };
/** A month in which nobody publishes anything. */
const period = '2031-01';

/** Calls that name royalties, norms or corrections. */
export const NAMING_ROYALTY_CALLS: readonly NamingCall[] = [
  address('GET /admin/royalty/detail/{id}'),
  versioned('POST /admin/royalty/save', ({ post: postId }) => ({ postId, ...ROYALTY })),
  versioned('POST /admin/royalty-rate/update', ({ royaltyRate: id }) => ({ id, ...RATE })),
  address('DELETE /admin/royalty-rates/{id}'),
  versioned('POST /admin/royalty-correction/create', ({ paidPost: postId }) => ({ postId, ...WORTH })),
  versioned('POST /admin/royalty-correction/move', ({ royaltyCorrection: id }) => ({ id, period })),
  address('DELETE /admin/royalty-corrections/{id}'),
];

/** Calls about the caller's own post that name an account as payee. */
export const POINTING_ROYALTY_CALLS: readonly NamingCall[] = [
  body(
    'POST /admin/royalty/save',
    ({ account: accountId }, { publicPost: postId }) => ({
      postId,
      version: 0,
      ...ROYALTY,
      payees: [{ accountId, name: 'Lạ', share: 100 }],
    }),
    UNKNOWN,
  ),
];

export const BULK_ROYALTY_CALLS: readonly NamingCall[] = ['approve', 'withdraw'].flatMap((action) => [
  body(
    'POST /admin/royalty-sheet/bulk',
    ({ publicPost }) => ({ action, period, ids: [`post-${publicPost}`] }),
    ['RULES_NOT_MET'],
  ),
  body(
    'POST /admin/royalty-sheet/bulk',
    ({ royaltyCorrection }) => ({ action, period, ids: [`correction-${royaltyCorrection}`] }),
    ['RULES_NOT_MET'],
  ),
]);
