import { address, body, type NamingCall, query, UNKNOWN, versioned } from './naming-call.ts';

const editingSession = 'mot-phien-dang-viet';
const OTHER_SESSION = 'mot-phien-khac-nua';
const NOTE = 'Ban tổ chức dời lịch vì bão.';

export const NAMING_EVENT_CALLS: readonly NamingCall[] = [
  address('GET /admin/event/detail/{id}'),
  address('DELETE /admin/events/{id}'),
  body('POST /admin/event/copy/{id}', () => ({ dates: 'nextYear' })),
  address('GET /admin/event/workflow-log/{id}'),
  address('GET /admin/event/status-log/{id}'),
  address('GET /admin/event/history/{id}'),
  body('POST /admin/event/preview/{id}', () => ({})),
  address('GET /admin/event/version/{id}/{no}'),
  address('GET /admin/event/occurrences/{id}'),
  address('GET /admin/event/quotes/{id}'),
  address('GET /admin/event/coverage/{id}'),
  address('GET /admin/event/ics/{id}'),
  address('DELETE /admin/event-coverage/{id}'),
  address('DELETE /admin/event-feeds/{id}'),
  address('POST /admin/event/feed/renew/{id}'),
  versioned('POST /admin/event/coverage/take/{id}', () => ({})),
  versioned('POST /admin/event/coverage/update', ({ coverage: id }) => ({ id, note: 'Ảnh lạ' })),
  body('POST /admin/event/coverage/create', ({ event: eventId }) => ({ eventId, kind: 'PHOTO' })),
  query('GET /admin/event/autosave/list', ({ event }) => `eventId=${event}`),
  versioned('POST /admin/event/update', ({ event: id }) => ({ id, title: 'Sự kiện lạ' })),
  versioned('POST /admin/event/transition/{id}', () => ({ to: 'TRASHED' })),
  versioned('POST /admin/event/undoPublish/{id}', () => ({})),
  versioned('POST /admin/event/verb/{id}', () => ({ verb: 'cancel', note: NOTE })),
  versioned('POST /admin/event/editOccurrence/{id}', () => ({
    day: '2026-12-05',
    scope: 'THIS',
    change: { note: 'Vào cửa tự do.' },
  })),
  versioned('POST /admin/event/restore/{id}', () => ({ no: 1 })),
  body('POST /admin/event/presence/{id}', () => ({ editingSession, place: null, wants: 'write' })),
  body('POST /admin/event/askForText/{id}', () => ({ editingSession, holder: '' })),
  body('POST /admin/event/giveText/{id}', () => ({ editingSession, to: OTHER_SESSION, text: null })),
  body('POST /admin/event/takeOver/{id}', () => ({ editingSession, holder: '' })),
  body('POST /admin/event/askForLock/{id}', () => ({ editingSession })),
  body('POST /admin/event/giveLock/{id}', () => ({ editingSession, to: OTHER_SESSION })),
  body('POST /admin/event/leave/{id}', () => ({ editingSession })),
  body('POST /admin/event/autosave', ({ event: eventId }) => ({
    eventId,
    editingSession,
    baseVersion: 1,
    draft: { title: 'Sự kiện lạ' },
  })),
];

export const POINTING_EVENT_CALLS: readonly NamingCall[] = [
  body('POST /admin/event/create', ({ tag }) => ({ title: 'Hội làng', tagIds: [tag] }), UNKNOWN),
  body(
    'POST /admin/event/create',
    ({ category }) => ({ title: 'Hội làng', categoryIds: [category] }),
    UNKNOWN,
  ),
  body(
    'POST /admin/event/create',
    ({ account }) => ({ title: 'Hội làng', organizerIds: [account] }),
    UNKNOWN,
  ),
  body('POST /admin/event/create', ({ post }) => ({ title: 'Hội làng', relatedPostIds: [post] }), UNKNOWN),
  body(
    'POST /admin/event/create',
    ({ media: mediaId }) => ({ title: 'Hội làng', cover: { mediaId, caption: '', alt: '' } }),
    UNKNOWN,
  ),
];
