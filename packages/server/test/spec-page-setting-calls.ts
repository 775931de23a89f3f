import { calls, type SpecCall, SUPER } from './spec-call.ts';

/** Calls of the group /setting_page. */
export const PAGE_SETTING_CALLS: readonly SpecCall[] = [
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
