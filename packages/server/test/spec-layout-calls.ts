import type { Role } from '@toasoan/contract/access/roles.ts';
import { calls, type SpecCall } from './spec-call.ts';

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
];
