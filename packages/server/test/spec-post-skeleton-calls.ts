import { ALL, calls, type SpecCall } from './spec-call.ts';

/** Calls of what posts begin with: of everybody who writes posts. */
export const POST_SKELETON_CALLS: readonly SpecCall[] = [
  ...calls(
    '/manager_post/skeletons',
    ALL,
    'GET /admin/post-skeleton/list',
    'GET /admin/post-skeleton/detail/{id}',
    'POST /admin/post-skeleton/create',
    'POST /admin/post-skeleton/update',
    'POST /admin/post-skeleton/bulk',
    'POST /admin/post-skeleton/use/{id}',
    'DELETE /admin/post-skeletons/{id}',
  ),
];
