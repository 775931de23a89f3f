import { ADMINS, calls, type SpecCall } from './spec-call.ts';

/** Calls about what posts pay, and about months of payment. */
export const ROYALTY_CALLS: readonly SpecCall[] = [
  ...calls(
    'royalties of posts',
    ADMINS,
    'GET /admin/royalty/detail/{id}',
    'POST /admin/royalty/save',
    'GET /admin/royalty-rate/list',
    'POST /admin/royalty-rate/create',
    'POST /admin/royalty-rate/update',
    'DELETE /admin/royalty-rates/{id}',
  ),
  ...calls(
    'royalty sheets',
    ADMINS,
    'GET /admin/royalty-month/list',
    'GET /admin/royalty-month/detail/{period}',
    'POST /admin/royalty-month/transition/{period}',
    'GET /admin/royalty-sheet/list',
    'GET /admin/royalty-sheet/sums',
    'GET /admin/royalty-sheet/people',
    'POST /admin/royalty-sheet/bulk',
    'POST /admin/royalty-sheet/export',
    'POST /admin/royalty-correction/create',
    'POST /admin/royalty-correction/move',
    'DELETE /admin/royalty-corrections/{id}',
  ),
];
