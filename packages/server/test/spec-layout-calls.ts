import type { Role } from '@toasoan/contract/access/roles.ts';
import { ALL, calls, type SpecCall } from './spec-call.ts';

/** Statement 2.6b: not EDITOR. */
const LAYOUT: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'AUTHOR'];

/** Calls of content templates and layouts. */
export const LAYOUT_CALLS: readonly SpecCall[] = [
  ...calls(
    '/setting_post/manager_content',
    LAYOUT,
    'GET /admin/content-template/list',
    'GET /admin/content-template/counts',
    'GET /admin/content-template/detail/{id}',
    'POST /admin/content-template/create',
    'POST /admin/content-template/update',
    'POST /admin/content-template/bulk',
    'POST /admin/content-template/preview',
    'DELETE /admin/content-templates/{id}',
  ),
  ...calls(
    '/setting_post/manager_layout',
    LAYOUT,
    'GET /admin/layout/list',
    'POST /admin/layout/create',
    'POST /admin/layout/duplicate',
    'DELETE /admin/layouts/{id}',
  ),
  ...calls(
    '/setting_post/manager_layout/:id',
    LAYOUT,
    'GET /admin/layout/detail/{id}',
    'GET /admin/layout/versions/{id}',
    'POST /admin/layout/update',
    'POST /admin/layout/restore',
    'POST /admin/layout/preview',
    'POST /admin/layout/dryRun',
    'GET /admin/layout/pressure',
    'GET /admin/layout/page',
    'GET /admin/layout/timeline',
  ),
  // Whoever writes a post learns what its publication would do.
  ...calls('/manager_post', ALL, 'GET /admin/post/publish-slots/{id}'),
  // Drafts are prepared by authors, and published by administrators.
  ...calls(
    '/setting_post/manager_layout/:id',
    ['SUPPER_ADMIN', 'ADMIN'],
    'POST /admin/layout/publish',
    'POST /admin/layout/unschedule',
    'POST /admin/layout/archive',
  ),
];
