import { BULK_ACCOUNT_CALLS, NAMING_ACCOUNT_CALLS } from './named-accounts.ts';
import { NAMING_API_KEY_CALLS } from './named-api-keys.ts';
import { NAMING_ATTACHMENT_CALLS } from './named-attachments.ts';
import { NAMING_COMMENT_CALLS } from './named-comments.ts';
import { BULK_CONTEST_CALLS, NAMING_CONTEST_CALLS } from './named-contests.ts';
import { BULK_CRAWLER_CALLS, NAMING_CRAWLER_CALLS, POINTING_CRAWLER_CALLS } from './named-crawler.ts';
import { NAMING_DATA_REQUEST_CALLS } from './named-data-requests.ts';
import { NAMING_EVENT_CALLS, POINTING_EVENT_CALLS } from './named-events.ts';
import { BULK_GLOSSARY_CALLS, NAMING_GLOSSARY_CALLS } from './named-glossary.ts';
import { NAMING_JURY_CALLS } from './named-jury.ts';
import { BULK_LINK_CALLS, NAMING_LINK_CALLS, POINTING_LINK_CALLS } from './named-links.ts';
import { NAMING_MACHINE_TRANSLATION_CALLS } from './named-machine-translation.ts';
import { BULK_MEDIA_CALLS, NAMING_MEDIA_CALLS, POINTING_MEDIA_CALLS } from './named-media.ts';
import {
  BULK_MENU_CALLS,
  BULK_PAGE_SETTING_CALLS,
  NAMING_PAGE_SETTING_CALLS,
  POINTING_PAGE_SETTING_CALLS,
} from './named-page-settings.ts';
import {
  BULK_TEMPLATE_CALLS,
  NAMING_TEMPLATE_CALLS,
  POINTING_TEMPLATE_CALLS,
} from './named-parser-templates.ts';
import { BULK_ROYALTY_CALLS, NAMING_ROYALTY_CALLS, POINTING_ROYALTY_CALLS } from './named-royalties.ts';
import { BULK_TRANSLATION_CALLS, NAMING_TRANSLATION_CALLS } from './named-translations.ts';
import { NAMING_WEBHOOK_CALLS } from './named-webhooks.ts';
import { NAMING_WORDING_CALLS } from './named-wordings.ts';
import { address, body, type NamingCall, query, REFUSED, UNKNOWN, versioned } from './naming-call.ts';
import { CORRECTION_PARTS, TAKEDOWN_FACTS } from './papers.ts';

const editingSession = 'mot-phien-dang-viet';
const OTHER_SESSION = 'mot-phien-khac-nua';

export const NAMING_CALLS: readonly NamingCall[] = [
  ...NAMING_MEDIA_CALLS,
  ...NAMING_LINK_CALLS,
  ...NAMING_PAGE_SETTING_CALLS,
  ...NAMING_CRAWLER_CALLS,
  ...NAMING_TEMPLATE_CALLS,
  ...NAMING_EVENT_CALLS,
  ...NAMING_COMMENT_CALLS,
  ...NAMING_DATA_REQUEST_CALLS,
  ...NAMING_ACCOUNT_CALLS,
  ...NAMING_ATTACHMENT_CALLS,
  ...NAMING_ROYALTY_CALLS,
  ...NAMING_WEBHOOK_CALLS,
  ...NAMING_GLOSSARY_CALLS,
  ...NAMING_TRANSLATION_CALLS,
  ...NAMING_WORDING_CALLS,
  ...NAMING_MACHINE_TRANSLATION_CALLS,
  ...NAMING_API_KEY_CALLS,
  ...NAMING_CONTEST_CALLS,
  ...NAMING_JURY_CALLS,
  address('GET /admin/tag/detail/{id}'),
  address('GET /admin/category/detail/{id}'),
  address('GET /admin/post/detail/{id}'),
  address('GET /admin/user/detail/{id}'),
  address('GET /admin/project/detail/{id}', REFUSED),
  address('DELETE /admin/tags/{id}'),
  address('DELETE /admin/categories/{id}'),
  address('DELETE /admin/posts/{id}'),
  address('DELETE /admin/users/{id}'),
  address('DELETE /admin/sessions/{id}'),
  address('POST /admin/task/cancel/{id}'),
  address('GET /admin/task/download/{id}'),
  address('POST /admin/user/resetPassword/{id}'),
  address('GET /admin/user/linkMail/{id}'),
  address('POST /admin/user/resetSecondFactor/{id}'),
  address('GET /admin/user/signIn/{id}'),
  address('POST /admin/user/signOut/{id}'),
  address('POST /admin/user/unlock/{id}'),
  query('POST /admin/user/updateTick/{id}', () => 'tick=true'),
  query('GET /admin/post/autosave/list', ({ post }) => `postId=${post}`),
  query('GET /admin/user/why', ({ user }) => `area=posts&userId=${user}`),
  versioned('POST /admin/tag/update', ({ tag: id }) => ({ id, title: 'Gió lạ' })),
  body('POST /admin/tag/merge', ({ tag: id }, { tag: intoId }) => ({ from: [{ id, version: 1 }], intoId })),
  versioned('POST /admin/category/update', ({ category: id }) => ({ id, title: 'Xa lạ' })),
  versioned('POST /admin/category/reorder', ({ category: id }) => ({ id, parentId: null, beforeId: null })),
  versioned('POST /admin/post/update', ({ post: id }) => ({ id, title: 'Bài lạ' })),
  versioned('POST /admin/post/transition/{id}', () => ({ to: 'TRASHED' })),
  versioned('POST /admin/post/apply/{id}', () => ({})),
  versioned('POST /admin/post/dropPending/{id}', () => ({})),
  versioned('POST /admin/post/restore/{id}', () => ({ no: 1 })),
  versioned('POST /admin/post/assign/{id}', () => ({ assigneeId: null })),
  address('POST /admin/post/handOver/undo/{id}'),
  body('POST /admin/post/presence/{id}', () => ({ editingSession, place: null, wants: 'write' })),
  body('POST /admin/post/askForText/{id}', () => ({ editingSession, holder: '' })),
  body('POST /admin/post/giveText/{id}', () => ({ editingSession, to: OTHER_SESSION, text: null })),
  body('POST /admin/post/takeOver/{id}', () => ({ editingSession, holder: '' })),
  body('POST /admin/post/askForLock/{id}', () => ({ editingSession })),
  body('POST /admin/post/giveLock/{id}', () => ({ editingSession, to: OTHER_SESSION })),
  body('POST /admin/post/leave/{id}', () => ({ editingSession })),
  versioned('POST /admin/post/place/{id}', () => ({ kind: 'FEATURED' })),
  versioned('POST /admin/post/unplace/{id}', () => ({ kind: 'FEATURED' })),
  versioned('POST /admin/post-focus/reorder', ({ post: id }) => ({ id, beforeId: null })),
  address('POST /admin/post/copy/{id}'),
  address('GET /admin/post/workflow-log/{id}'),
  address('GET /admin/post/history/{id}'),
  address('GET /admin/post/version/{id}/{no}'),
  address('GET /admin/post/pending/{id}'),
  address('GET /admin/post/why/{id}'),
  query('GET /admin/post/whyAction/{id}', () => 'action=read'),
  address('GET /admin/post/publish-audience/{id}'),
  address('GET /admin/post/publish-receipt/{id}'),
  address('GET /admin/post/source-share/{id}'),
  versioned('POST /admin/post/undoPublish/{id}', () => ({})),
  body('POST /admin/post/preview/{id}', () => ({ text: 'working', reading: 'STANDS' })),
  body('POST /admin/post/share/create', ({ post: postId }) => ({
    postId,
    expiresIn: '1h',
    once: false,
    text: 'working',
  })),
  body('POST /admin/post/share/revoke/{id}', () => ({ linkId: '1' })),
  address('GET /admin/post/share/list/{id}'),
  address('GET /admin/post/note/list/{id}'),
  address('GET /admin/post/note/people/{id}'),
  body('POST /admin/post/note/create', ({ post: postId }) => ({ postId, kind: 'NOTE', text: 'Lạ' })),
  versioned('POST /admin/post/note/update/{id}', () => ({ text: 'Lạ' })),
  versioned('POST /admin/post/note/resolve/{id}', () => ({})),
  versioned('POST /admin/post/note/mustFix/{id}', () => ({ mustFix: true })),
  versioned('POST /admin/post/note/reopen/{id}', () => ({})),
  versioned('POST /admin/post/note/remove/{id}', () => ({})),
  address('GET /admin/post/redirect/list/{id}'),
  versioned('POST /admin/post/redirect/add/{id}', () => ({ slug: 'dia-chi-la' })),
  versioned('POST /admin/post/redirect/remove/{id}', () => ({ slug: 'dia-chi-la' })),
  address('GET /admin/correction-request/detail/{id}'),
  versioned('POST /admin/correction-request/transition/{id}', () => ({ step: 'take' })),
  versioned('POST /admin/correction-request/post/{id}', () => ({ postId: null })),
  address('GET /admin/takedown/detail/{id}'),
  body('POST /admin/takedown/create', ({ publicPost: postId }) => ({ postId, ...TAKEDOWN_FACTS })),
  versioned('POST /admin/takedown/update', ({ takedown: id }) => ({ id, ...TAKEDOWN_FACTS })),
  address('GET /admin/correction/detail/{id}'),
  query('GET /admin/correction/list', ({ publicPost }) => `postId=${publicPost}`),
  body('POST /admin/correction/create', ({ publicPost: postId }, { correctionCategory: categoryId }) => ({
    postId,
    categoryId,
    ...CORRECTION_PARTS,
  })),
  versioned('POST /admin/correction/update', ({ correction: id }) => ({ id, ...CORRECTION_PARTS })),
  body('POST /admin/saved-view/update', ({ savedView: id }) => ({ id, version: 1, name: 'Lạ' })),
  body('POST /admin/saved-view/setDefault', ({ savedView: id }) => ({ list: 'posts', id })),
  address('DELETE /admin/saved-views/{id}'),
  versioned('POST /admin/user/update', ({ user: userId }) => ({ userId, displayName: 'Người lạ' })),
  versioned('POST /admin/project/update', ({ project: projectId }) => ({ projectId, color: 'red' }), REFUSED),
  body('POST /admin/user/rehearse', ({ user: userId }) => ({ userId, role: 'EDITOR' })),
  body('POST /admin/post/autosave', ({ post: postId }) => ({
    postId,
    editingSession,
    baseVersion: 1,
    draft: { title: 'Bài lạ' },
  })),
];

/** Calls about the caller's own thing that refer to another one. */
export const POINTING_CALLS: readonly NamingCall[] = [
  ...POINTING_MEDIA_CALLS,
  ...POINTING_LINK_CALLS,
  ...POINTING_PAGE_SETTING_CALLS,
  ...POINTING_CRAWLER_CALLS,
  ...POINTING_TEMPLATE_CALLS,
  ...POINTING_EVENT_CALLS,
  ...POINTING_ROYALTY_CALLS,
  body('POST /admin/category/create', ({ category: parentId }) => ({ title: 'Con', parentId }), UNKNOWN),
  query('DELETE /admin/categories/{id}', ({ category }) => `moveTo=${category}`, UNKNOWN),
  body(
    'POST /admin/category/reorder',
    ({ category: parentId }, { category: id }) => ({ id, version: 1, parentId, beforeId: null }),
    UNKNOWN,
  ),
  body(
    'POST /admin/category/reorder',
    ({ category: beforeId }, { category: id }) => ({ id, version: 1, parentId: null, beforeId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/tag/merge',
    ({ tag: intoId }, { tag: id }) => ({ from: [{ id, version: 1 }], intoId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/post/create',
    ({ category: mainCategoryId }) => ({ title: 'Bài', mainCategoryId }),
    UNKNOWN,
  ),
  body('POST /admin/post/create', ({ category }) => ({ title: 'Bài', categoryIds: [category] }), UNKNOWN),
  body('POST /admin/post/create', ({ tag }) => ({ title: 'Bài', tagIds: [tag] }), UNKNOWN),
  body('POST /admin/post/create', ({ account }) => ({ title: 'Bài', figureIds: [account] }), UNKNOWN),
  body('POST /admin/post/create', ({ event }) => ({ title: 'Bài', eventIds: [event] }), UNKNOWN),
  body(
    'POST /admin/post/update',
    ({ tag }, { publicPost: id }) => ({ id, version: 1, tagIds: [tag] }),
    UNKNOWN,
  ),
  body(
    'POST /admin/correction/create',
    ({ correctionCategory: categoryId }, { publicPost: postId }) => ({
      postId,
      categoryId,
      ...CORRECTION_PARTS,
    }),
    UNKNOWN,
  ),
  body(
    'POST /admin/correction/create',
    ({ correctionRequest: requestId }, { publicPost: postId }) => ({
      postId,
      requestId,
      ...CORRECTION_PARTS,
    }),
    UNKNOWN,
  ),
  body(
    'POST /admin/post/note/create',
    ({ note: parentId }, { post: postId }) => ({ postId, kind: 'COMMENT', parentId, text: 'Lạ' }),
    UNKNOWN,
  ),
  body(
    'POST /admin/post/note/create',
    ({ user }, { post: postId }) => ({ postId, kind: 'COMMENT', text: '@Lạ', mentions: [user] }),
    UNKNOWN,
  ),
  body('POST /admin/post/handOver', ({ user: toUserId }) => ({ toUserId, text: '' }), UNKNOWN),
  body(
    'POST /admin/post/bulk',
    ({ category: categoryId }, { post }) => ({ action: 'setCategory', ids: [post], categoryId }),
    UNKNOWN,
  ),
  body(
    'POST /admin/post/bulk',
    ({ tag }, { post }) => ({ action: 'addTags', ids: [post], tagIds: [tag] }),
    UNKNOWN,
  ),
  body(
    'POST /admin/user/create',
    ({ project }) => ({ displayName: 'Mới', email: 'moi@toasoan.example', projects: [project] }),
    ['ABOVE_YOU', 'INVALID_INPUT'],
  ),
  body(
    'POST /admin/user/update',
    ({ project }, { user: userId }) => ({ userId, version: 1, projects: [project] }),
    ['ABOVE_YOU', 'INVALID_INPUT'],
  ),
];

/** The bulk actions. Each id has its own result, so the call as a whole succeeds. */
export const BULK_CALLS: readonly NamingCall[] = [
  ...BULK_ACCOUNT_CALLS,
  ...BULK_MEDIA_CALLS,
  ...BULK_LINK_CALLS,
  ...BULK_GLOSSARY_CALLS,
  ...BULK_TRANSLATION_CALLS,
  ...BULK_MENU_CALLS,
  ...BULK_PAGE_SETTING_CALLS,
  ...BULK_CRAWLER_CALLS,
  ...BULK_TEMPLATE_CALLS,
  ...BULK_ROYALTY_CALLS,
  ...BULK_CONTEST_CALLS,
  ...['enable', 'disable', 'delete'].map((action) =>
    body('POST /admin/tag/bulk', ({ tag }) => ({ action, ids: [tag] })),
  ),
  ...['enable', 'disable'].map((action) =>
    body('POST /admin/category/bulk', ({ category }) => ({ action, ids: [category] })),
  ),
  body('POST /admin/category/bulk', ({ category }) => ({ action: 'move', ids: [category], parentId: null })),
  ...['PUBLISHED', 'TRASHED'].map((to) =>
    body('POST /admin/post/bulk', ({ post }) => ({ action: 'move', to, ids: [post] })),
  ),
  body('POST /admin/post/bulk', ({ post }) => ({ action: 'restore', ids: [post] })),
  body(
    'POST /admin/category/bulk',
    ({ category: parentId }, { category }) => ({ action: 'move', ids: [category], parentId }),
    ['INVALID_INPUT'],
  ),
  body('POST /admin/post/bulk', ({ post }, { tag }) => ({ action: 'addTags', ids: [post], tagIds: [tag] })),
];
