import { address, body, type NamingCall, versioned } from './naming-call.ts';

/** Calls that name comments, bans or second looks. */
export const NAMING_COMMENT_CALLS: readonly NamingCall[] = [
  address('GET /admin/comment/detail/{id}'),
  address('POST /admin/comment/reveal/{id}'),
  versioned('POST /admin/comment/decide/{id}', () => ({ action: 'approve' })),
  versioned('POST /admin/comment/edit/{id}', () => ({ content: 'Lời lạ' })),
  versioned('POST /admin/comment/reply/{id}', () => ({ text: 'Cảm ơn bạn' })),
  versioned('POST /admin/comment/pin/{id}', () => ({ isOn: true })),
  versioned('POST /admin/comment/pick/{id}', () => ({ isOn: true })),
  versioned('POST /admin/comment/delete/{id}', () => ({ reason: 'Lạ' })),
  versioned('POST /admin/comment/undo/{id}', () => ({})),
  versioned('POST /admin/comment/authorityRequest/{id}', () => ({ orderRef: '1/CV', issuer: 'Sở' })),
  versioned('POST /admin/comment/correction/{id}', () => ({})),
  versioned('POST /admin/comment/senderNote/{id}', () => ({ text: 'Lạ' })),
  versioned('POST /admin/comment/ban/end/{id}', () => ({})),
  body('POST /admin/comment/ban/create', ({ comment: commentId }) => ({
    commentId,
    length: 'WEEK',
    reason: 'Lạ',
  })),
  body('POST /admin/comment/secondLook/give/{id}', () => ({ agrees: false })),
  body('POST /admin/comment/setTarget', ({ post: targetId }) => ({
    targetType: 'POST',
    targetId,
    isOpen: false,
  })),
];
