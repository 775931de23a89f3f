import { ADMINS, calls, EDITORS, type SpecCall } from './spec-call.ts';

/** Calls of requests for a correction. */
export const CORRECTION_REQUEST_CALLS: readonly SpecCall[] = [
  ...calls(
    '/manager_post/correction_requests',
    EDITORS,
    'GET /admin/correction-request/list',
    'GET /admin/correction-request/counts',
    'GET /admin/correction-request/detail/{id}',
    'GET /admin/correction-request/rules',
  ),
  ...calls(
    '/manager_post/correction_requests',
    ADMINS,
    'POST /admin/correction-request/create',
    'POST /admin/correction-request/transition/{id}',
    'POST /admin/correction-request/post/{id}',
    'POST /admin/correction-request/rules/update',
  ),
];
