import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import {
  accountBulk,
  accountCounts,
  accountDetail,
  accountListQuery,
  accountRow,
  mergeSides,
  similarAccount,
} from './account.ts';
import { accountExport } from './account-export.ts';
import { profileKind } from './kinds/account-kinds.ts';
import { payrollChange, payrollData } from './payroll.ts';

/**
 * What accounts with a profile need beside the calls of the specification, which create, change, tick and delete them:
 * `user/create`, `user/update`, `user/updateTick`, `DELETE /admin/users/{id}`.
 */
export const accountEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/account/list',
    summary: 'Accounts of one kind in the project, filtered, sorted and paged.',
    access: inArea('user-accounts', 'user.view'),
    query: accountListQuery,
    data: pageOf(accountRow),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/account/counts',
    summary: 'How many accounts of a kind each view holds.',
    access: inArea('user-accounts', 'user.view'),
    query: z.strictObject({ kind: profileKind }),
    data: accountCounts,
  }),
  types: defineEndpoint({
    method: 'GET',
    path: '/admin/account/types',
    summary: 'Words that stand as the type of the accounts of a kind, the most frequent first.',
    access: inArea('user-accounts', 'user.view'),
    query: z.strictObject({ kind: profileKind }),
    data: z.object({ items: z.array(z.object({ type: z.string(), count: z.number() })) }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/account/detail/{id}',
    summary: 'One account with its profile, checklist and files.',
    access: inArea('user-accounts', 'user.view'),
    params: idParams,
    data: accountDetail,
    errors: ['NOT_FOUND'],
  }),
  similar: defineEndpoint({
    method: 'GET',
    path: '/admin/account/similar',
    summary: 'Accounts of the kind whose name or pen name differs in marks and case at most.',
    access: inArea('user-accounts', 'user.view'),
    query: z.strictObject({
      kind: profileKind,
      name: oneLine({ min: 1, max: 120 }),
      exceptId: z.optional(contentId),
    }),
    data: z.object({ items: z.array(similarAccount) }),
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/account/transition/{id}',
    summary: 'Show a figure or destination to readers, or take it back with a reason.',
    access: inArea('user-accounts', 'account.edit'),
    params: idParams,
    body: z.strictObject({
      to: z.enum(['PUBLISHED', 'UNPUBLISHED'], { error: 'choice' }),
      version,
      reason: z.optional(oneLine({ max: 500 })),
    }),
    data: accountDetail,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/admin/account/bulk',
    summary: 'One action on up to 200 accounts with a profile; each id reports for itself.',
    access: inArea('user-accounts', 'account.edit'),
    body: accountBulk,
    data: bulkResult,
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/admin/account/export',
    summary:
      'A workbook of the list or of some rows, made for the caller alone and not kept; every one is on record.',
    access: inArea('user-accounts', 'account.edit'),
    kind: 'download',
    body: accountExport,
    data: z.unknown(),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  showPayroll: defineEndpoint({
    method: 'POST',
    path: '/admin/account/showPayroll/{id}',
    summary: 'What an author is paid by, in full; every look is on record.',
    access: inArea('author-accounts', 'account.payroll'),
    params: idParams,
    data: payrollData,
    errors: ['NOT_FOUND'],
  }),
  savePayroll: defineEndpoint({
    method: 'POST',
    path: '/admin/account/savePayroll',
    summary: 'Change what an author is paid by; only the keys sent are changed.',
    access: inArea('author-accounts', 'account.payroll'),
    body: payrollChange,
    data: accountDetail,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT'],
  }),
  mergePreview: defineEndpoint({
    method: 'GET',
    path: '/admin/account/merge/preview',
    summary: 'What a merge would move and which names it would keep.',
    access: inArea('user-accounts', 'account.merge'),
    query: mergeSides,
    data: z.object({
      counts: z.record(z.string(), z.number()),
      /** Names of the merged account that find the other one afterwards. */
      names: z.array(z.string()),
      /** Keys of the profile that are empty there and are taken over. */
      filled: z.array(z.string()),
      /**
       * What becomes of the payment details of the merged account: the other one takes them over, or keeps its own. Null
       * for people who may not know.
       */
      payroll: z.nullable(z.enum(['none', 'taken', 'ownStays'])),
    }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  merge: defineEndpoint({
    method: 'POST',
    path: '/admin/account/merge',
    summary: 'Merge an account into another of its kind: what names it moves, its names still find it.',
    access: inArea('user-accounts', 'account.merge'),
    body: z.strictObject({
      fromId: contentId,
      fromVersion: version,
      intoId: contentId,
      version,
    }),
    data: z.object({ mergeId: z.string(), account: accountDetail }),
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SECRET_UNREADABLE'],
  }),
  undoMerge: defineEndpoint({
    method: 'POST',
    path: '/admin/account/merge/undo/{id}',
    summary: 'Take a merge back: the account returns with what named it, unless that was changed since.',
    access: inArea('user-accounts', 'account.merge'),
    params: idParams,
    data: accountDetail,
    errors: ['NOT_FOUND', 'RULES_NOT_MET', 'SECRET_UNREADABLE'],
  }),
};
