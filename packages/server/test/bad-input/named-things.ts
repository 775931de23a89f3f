import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { Things } from './newsroom.ts';

/** A version that no row has. */
const STALE = 99;

/** A call that names something in its address, its query or its body, whole but for what it names. */
export interface NamingCall {
  readonly call: string;
  /** `named` is the thing under test, `own` what else the call needs. */
  readonly input: (named: Things, own: Things) => { readonly query?: string; readonly body?: object };
  /** What it answers about a thing of another project, and about one that there never was. */
  readonly codes: readonly ErrorCode[];
  /** It carries a version. */
  readonly isVersioned?: boolean;
}

const HIDDEN: readonly ErrorCode[] = ['NOT_FOUND'];
const REFUSED: readonly ErrorCode[] = ['PROJECT_FORBIDDEN'];
const UNKNOWN: readonly ErrorCode[] = ['INVALID_INPUT', 'NOT_FOUND', 'RULES_NOT_MET'];

const nothing = () => ({});
const address = (call: string, codes = HIDDEN): NamingCall => ({ call, input: nothing, codes });
const query = (call: string, of: (named: Things, own: Things) => string, codes = HIDDEN): NamingCall => ({
  call,
  input: (named, own) => ({ query: of(named, own) }),
  codes,
});
const body = (call: string, of: (named: Things, own: Things) => object, codes = HIDDEN): NamingCall => ({
  call,
  input: (named, own) => ({ body: of(named, own) }),
  codes,
});
const versioned = (call: string, of: (named: Things, own: Things) => object, codes = HIDDEN): NamingCall => ({
  ...body(call, (named, own) => ({ version: STALE, ...of(named, own) }), codes),
  isVersioned: true,
});

export const NAMING_CALLS: readonly NamingCall[] = [
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
  address('POST /admin/user/resetPassword/{id}'),
  address('POST /admin/user/resetSecondFactor/{id}'),
  query('POST /admin/user/updateTick/{id}', () => 'tick=true'),
  query('GET /admin/post/autosave/list', ({ post }) => `postId=${post}`),
  query('GET /admin/user/why', ({ user }) => `area=posts&userId=${user}`),
  versioned('POST /admin/tag/update', ({ tag: id }) => ({ id, title: 'Gió lạ' })),
  body('POST /admin/tag/merge', ({ tag: id }, { tag: intoId }) => ({ id, version: 1, intoId })),
  versioned('POST /admin/category/update', ({ category: id }) => ({ id, title: 'Xa lạ' })),
  versioned('POST /admin/category/reorder', ({ category: id }) => ({ id, parentId: null, beforeId: null })),
  versioned('POST /admin/post/update', ({ post: id }) => ({ id, title: 'Bài lạ' })),
  versioned('POST /admin/post/transition/{id}', () => ({ to: 'TRASHED' })),
  versioned('POST /admin/user/update', ({ user: userId }) => ({ userId, displayName: 'Người lạ' })),
  versioned('POST /admin/project/update', ({ project: projectId }) => ({ projectId, color: 'red' }), REFUSED),
  body('POST /admin/user/rehearse', ({ user: userId }) => ({ userId, role: 'EDITOR' })),
  body('POST /admin/post/autosave', ({ post: postId }) => ({
    postId,
    editingSession: 'mot-phien-dang-viet',
    baseVersion: 1,
    draft: { title: 'Bài lạ' },
  })),
];

/** Calls about an own thing that point at another one. */
export const POINTING_CALLS: readonly NamingCall[] = [
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
  body('POST /admin/tag/merge', ({ tag: intoId }, { tag: id }) => ({ id, version: 1, intoId }), UNKNOWN),
  body(
    'POST /admin/post/create',
    ({ category: mainCategoryId }) => ({ title: 'Bài', mainCategoryId }),
    UNKNOWN,
  ),
  body('POST /admin/post/create', ({ category }) => ({ title: 'Bài', categoryIds: [category] }), UNKNOWN),
  body('POST /admin/post/create', ({ tag }) => ({ title: 'Bài', tagIds: [tag] }), UNKNOWN),
  body('POST /admin/post/update', ({ tag }, { post: id }) => ({ id, version: 1, tagIds: [tag] }), UNKNOWN),
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

/** What each action does to its ids; each id reports for itself, so the call as a whole succeeds. */
export const BULK_CALLS: readonly NamingCall[] = [
  ...['enable', 'disable', 'delete'].map((action) =>
    body('POST /admin/tag/bulk', ({ tag }) => ({ action, ids: [tag] })),
  ),
  ...['enable', 'disable'].map((action) =>
    body('POST /admin/category/bulk', ({ category }) => ({ action, ids: [category] })),
  ),
  body('POST /admin/category/bulk', ({ category }) => ({ action: 'move', ids: [category], parentId: null })),
  ...['publish', 'delete', 'restore'].map((action) =>
    body('POST /admin/post/bulk', ({ post }) => ({ action, ids: [post] })),
  ),
  body(
    'POST /admin/category/bulk',
    ({ category: parentId }, { category }) => ({ action: 'move', ids: [category], parentId }),
    ['INVALID_INPUT'],
  ),
  body('POST /admin/post/bulk', ({ post }, { tag }) => ({ action: 'addTags', ids: [post], tagIds: [tag] })),
];
