import { ADMINS, calls, EDITORS, type SpecCall } from './spec-call.ts';

/** The private files of cases, beside the calls of their cases. */
export const ATTACHMENT_CALLS: readonly SpecCall[] = [
  ...calls(
    '/manager_post/takedowns',
    EDITORS,
    'GET /admin/takedown/attachment/list/{id}',
    'GET /admin/takedown/attachment/download/{id}/{fileId}',
  ),
  ...calls(
    '/manager_post/takedowns',
    ADMINS,
    'POST /admin/takedown/attachment/add/{id}',
    'POST /admin/takedown/attachment/remove/{id}/{fileId}',
  ),
  ...calls(
    '/manager_post/correction_requests',
    EDITORS,
    'GET /admin/correction-request/attachment/list/{id}',
  ),
  ...calls(
    '/manager_post/correction_requests',
    ADMINS,
    'POST /admin/correction-request/attachment/add/{id}',
    'GET /admin/correction-request/attachment/download/{id}/{fileId}',
    'POST /admin/correction-request/attachment/remove/{id}/{fileId}',
  ),
];
