import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, randomId, version } from '../../../core/ids.ts';
import { pageOf } from '../../../core/paging.ts';
import { correction, correctionCreate, correctionDraft } from './correction.ts';
import { correctionExport, correctionLedgerQuery, correctionLedgerRow } from './correction-ledger.ts';

const access = inArea('posts', 'post.correct');
const ledgerAccess = inArea('corrections', 'post.correct');
const errors = ['NOT_FOUND', 'RULES_NOT_MET'] as const;

export const correctionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/correction/list',
    summary: 'Corrections of a post, or the one that a post is; newest first.',
    access,
    query: z.strictObject({ postId: contentId }),
    data: z.object({ items: z.array(correction) }),
    errors: ['NOT_FOUND'],
  }),
  ledger: defineEndpoint({
    method: 'GET',
    path: '/admin/correction/ledger',
    summary:
      'All corrections of the project, newest first; `total` counts the filter whatever `beforeId` says.',
    access: ledgerAccess,
    query: correctionLedgerQuery,
    data: pageOf(correctionLedgerRow),
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/admin/correction/export',
    summary: 'Write the ledger of corrections as it is filtered into a file, in the background.',
    access: ledgerAccess,
    body: correctionExport,
    data: z.object({ taskId: z.string() }),
    creates: true,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/correction/detail/{id}',
    summary: 'One correction with all its parts.',
    access,
    params: idParams,
    data: correction,
    errors: ['NOT_FOUND'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/correction/create',
    summary: 'Correct a post: makes a draft with the fixed title whose text follows from the parts.',
    access,
    body: correctionCreate,
    data: correction,
    errors: [...errors],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/correction/update',
    summary: 'Change the parts of a correction; its post follows, as a pending change if it is public.',
    access,
    body: z.strictObject({
      id: contentId,
      version,
      ...correctionDraft.shape,
      /** The editing session of its post. */
      editingSession: z.optional(randomId),
    }),
    data: correction,
    errors: [...errors, 'LOCKED_BY_OTHER', 'VERSION_MISSING', 'VERSION_CONFLICT', 'SLUG_TAKEN'],
  }),
};
