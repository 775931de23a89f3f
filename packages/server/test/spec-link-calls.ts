import { ALL, calls, EDITORS, type SpecCall } from './spec-call.ts';

/** Calls of internal links. */
export const LINK_CALLS: readonly SpecCall[] = [
  ...calls(
    '/setting_post/manager_internal_link',
    EDITORS,
    'GET /admin/internal-link/list',
    'GET /admin/internal-link/counts',
    'GET /admin/internal-link/detail/{id}',
    'POST /admin/internal-link/create',
    'POST /admin/internal-link/update',
    'POST /admin/internal-link/bulk',
    'DELETE /admin/internal-links/{id}',
    'POST /admin/internal-link/try',
    'POST /admin/internal-link/post/{id}',
    'GET /admin/internal-link/collisions',
    'GET /admin/internal-link/report',
    'GET /admin/internal-link/inbound/{id}',
    'POST /admin/internal-link/survey',
    'POST /admin/internal-link/import',
    'GET /admin/internal-link/export',
  ),
  ...calls('/manager_post', ALL, 'POST /admin/internal-link/written'),
];
