import { calls, type SpecCall, SUPER } from './spec-call.ts';

/** Calls of the group /manager_crawler. */
export const CRAWLER_CALLS: readonly SpecCall[] = [
  ...calls(
    '/manager_crawler/manager_parser_source',
    SUPER,
    'GET /admin/parser-source/list',
    'GET /admin/parser-source/counts',
    'GET /admin/parser-source/detail/{id}',
    'GET /admin/parser-source/runs/{id}',
    'GET /admin/parser-source/run/{id}/{runId}',
    'POST /admin/parser-source/create',
    'POST /admin/parser-source/update',
    'POST /admin/parser-source/bulk',
    'POST /admin/parser-source/run/{id}',
    'POST /admin/parser-source/pause/{id}',
    'POST /admin/parser-source/resume/{id}',
    'POST /admin/parser-source/cancel-run/{id}/{runId}',
    'DELETE /admin/parser-sources/{id}',
  ),
];
