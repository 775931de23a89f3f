import { calls, type SpecCall, SUPER } from './spec-call.ts';

/** Calls of the group /setting_page. */
export const PAGE_SETTING_CALLS: readonly SpecCall[] = [
  ...calls(
    '/setting_page/manager_menu',
    SUPER,
    'GET /admin/menu/list',
    'GET /admin/menu/detail/{id}',
    'GET /admin/menu/versions/{id}',
    'POST /admin/menu/create',
    'POST /admin/menu/update',
    'POST /admin/menu/bulk',
    'POST /admin/menu/copy',
    'POST /admin/menu/draft',
    'POST /admin/menu/discard',
    'POST /admin/menu/publish',
    'POST /admin/menu/restore',
    'POST /admin/menu/schedule',
    'POST /admin/menu/unschedule',
    'DELETE /admin/menus/{id}',
  ),
  ...calls(
    '/setting_page/manager_partnerLogo',
    SUPER,
    'GET /admin/partner-logo/list',
    'GET /admin/partner-logo/counts',
    'GET /admin/partner-logo/detail/{id}',
    'POST /admin/partner-logo/create',
    'POST /admin/partner-logo/update',
    'POST /admin/partner-logo/bulk',
    'POST /admin/partner-logo/reorder',
    'DELETE /admin/partner-logos/{id}',
  ),
];
