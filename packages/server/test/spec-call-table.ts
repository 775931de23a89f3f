import type { Role } from '@toasoan/contract/access/roles.ts';

/**
 * Who may make each call, by hand: the route of the specification it belongs to gives the project rules, the
 * roles come from that route, narrowed where the table of permissions narrows them.
 */
export interface SpecCall {
  readonly call: string;
  /** A row of the specification's route table; for calls outside it, which session they need. */
  readonly route: string | 'no session' | 'any session';
  readonly roles: readonly Role[];
}

const ALL: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'];
const EDITORS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'];
const ADMINS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN'];
const SUPER: readonly Role[] = ['SUPPER_ADMIN'];

const calls = (route: string, roles: readonly Role[], ...names: readonly string[]): SpecCall[] =>
  names.map((call) => ({ call, route, roles }));

export const SPEC_CALLS: readonly SpecCall[] = [
  ...calls('no session', ALL, 'POST /admin/login', 'POST /admin/user/setPassword'),
  ...calls('any session', ALL, 'POST /admin/loginTOTP', 'GET /admin/me', 'POST /admin/logout'),
  ...calls(
    '/profile',
    ALL,
    'GET /admin/user/session/list',
    'DELETE /admin/sessions/{id}',
    'POST /admin/user/updateProfile',
    'POST /admin/user/updatePassword',
    'POST /admin/user/totp/get',
    'POST /admin/user/totp/enable',
    'POST /admin/user/totp/disable',
    'POST /admin/user/totp/recoveryCodes',
    'GET /admin/user/preferences',
    'POST /admin/user/preferences',
    'POST /admin/user/session/endOthers',
    // Of another person: asked by whoever may read the user area, decided inside the call.
    'GET /admin/user/why',
  ),
  // On whom an administrator may act is decided person by person, beside the people.
  ...calls(
    '/manager_user/manager_user_account',
    EDITORS,
    'GET /admin/user/list',
    'GET /admin/user/detail/{id}',
  ),
  ...calls(
    '/manager_user/manager_user_account',
    ADMINS,
    'POST /admin/user/create',
    'POST /admin/user/update',
    'POST /admin/user/updateTick/{id}',
    'DELETE /admin/users/{id}',
    'POST /admin/user/resetPassword/{id}',
    'POST /admin/user/resetSecondFactor/{id}',
    'POST /admin/user/rehearse',
  ),
  ...calls('people picker', ALL, 'GET /admin/user/search'),
  // Whose project it is is decided inside the call.
  ...calls('one project', EDITORS, 'GET /admin/project/detail/{id}'),
  ...calls('edit a project', ADMINS, 'POST /admin/project/update'),
  ...calls(
    'create and archive projects',
    SUPER,
    'POST /admin/project/create',
    'POST /admin/project/transition/{id}',
  ),
  ...calls('/dashboard', ALL, 'GET /admin/dashboard/get'),
  ...calls('audit log', ADMINS, 'GET /admin/audit/list', 'GET /admin/audit/export'),
  ...calls(
    '/setting_post/manager_tag',
    ALL,
    'GET /admin/tag/list',
    'GET /admin/tag/counts',
    'GET /admin/tag/similar',
    'GET /admin/tag/detail/{id}',
    'POST /admin/tag/create',
    'POST /admin/tag/addMany',
  ),
  ...calls(
    '/setting_post/manager_tag',
    EDITORS,
    'POST /admin/tag/update',
    'POST /admin/tag/merge',
    'POST /admin/tag/bulk',
    'DELETE /admin/tags/{id}',
  ),
  ...calls(
    '/setting_post/manager_category',
    ALL,
    'GET /admin/category/list',
    'GET /admin/category/tree',
    'GET /admin/category/detail/{id}',
  ),
  ...calls(
    '/setting_post/manager_category',
    ADMINS,
    'POST /admin/category/create',
    'POST /admin/category/update',
    'POST /admin/category/reorder',
    'POST /admin/category/bulk',
    'DELETE /admin/categories/{id}',
  ),
  // Which posts a role sees and changes is decided post by post, beside the posts.
  ...calls(
    '/manager_post',
    ALL,
    'GET /admin/post/list',
    'GET /admin/post/counts',
    'GET /admin/post/detail/{id}',
    'POST /admin/post/create',
    'POST /admin/post/update',
    'POST /admin/post/transition/{id}',
    'POST /admin/post/bulk',
    'DELETE /admin/posts/{id}',
    'POST /admin/post/autosave',
    'GET /admin/post/autosave/list',
    'DELETE /admin/autosaves/{editingSession}',
  ),
];
