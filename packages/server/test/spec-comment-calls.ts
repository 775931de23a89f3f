import { ADMINS, calls, EDITORS, type SpecCall } from './spec-call.ts';

/** Rows of the table for /manager_comment: EDITOR moderates, ADMIN and up delete, set the rules and see senders. */
export const COMMENT_CALLS: readonly SpecCall[] = [
  ...calls(
    '/manager_comment',
    EDITORS,
    'GET /admin/comment/list',
    'GET /admin/comment/counts',
    'POST /admin/comment/countMatching',
    'GET /admin/comment/detail/{id}',
    'POST /admin/comment/decide/{id}',
    'POST /admin/comment/edit/{id}',
    'POST /admin/comment/reply/{id}',
    'POST /admin/comment/pin/{id}',
    'POST /admin/comment/pick/{id}',
    'POST /admin/comment/undo/{id}',
    'POST /admin/comment/authorityRequest/{id}',
    'POST /admin/comment/correction/{id}',
    'POST /admin/comment/claim',
    'POST /admin/comment/release',
    'POST /admin/comment/bulk',
    'POST /admin/comment/bulkSearch',
    'POST /admin/comment/setTarget',
    'GET /admin/comment/statistics',
    'GET /admin/comment/secondLook/list',
    'POST /admin/comment/secondLook/give/{id}',
    'GET /admin/comment/ban/list',
    // A ban of more than a week: ADMIN and up; the call decides.
    'POST /admin/comment/ban/create',
    'POST /admin/comment/ban/end/{id}',
    'POST /admin/comment/senderNote/{id}',
    'GET /admin/comment/rules',
    'POST /admin/comment/rules/test',
  ),
  ...calls(
    '/manager_comment',
    ADMINS,
    'POST /admin/comment/delete/{id}',
    'POST /admin/comment/reveal/{id}',
    'POST /admin/comment/rules/update',
    'POST /admin/comment/rules/rehearse',
  ),
];
