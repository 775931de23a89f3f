import { ADMINS, calls, type SpecCall } from './spec-call.ts';

/** Calls of requests about personal data: a tab of a project's page. */
export const DATA_REQUEST_CALLS: readonly SpecCall[] = [
  ...calls(
    'personal data requests',
    ADMINS,
    'GET /admin/data-request/list',
    'GET /admin/data-request/counts',
    'GET /admin/data-request/detail/{id}',
    'GET /admin/data-request/handlers',
    'GET /admin/data-request/times',
    'GET /admin/data-request/retention',
    'POST /admin/data-request/create',
    'POST /admin/data-request/transition/{id}',
    'POST /admin/data-request/extend/{id}',
    'POST /admin/data-request/assign/{id}',
    'POST /admin/data-request/reveal/{id}',
    'POST /admin/data-request/holdings/{id}',
    'GET /admin/data-request/named-posts/{id}',
    'POST /admin/data-request/export/{id}',
    'POST /admin/data-request/act/{id}',
    'POST /admin/data-request/times/update',
    'GET /admin/data-request/attachment/list/{id}',
    'POST /admin/data-request/attachment/add/{id}',
    'GET /admin/data-request/attachment/download/{id}/{fileId}',
    'POST /admin/data-request/attachment/remove/{id}/{fileId}',
  ),
];
