import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import { royaltyOfPost } from '../posts/royalty/royalty.ts';
import { correctionMove, royaltyCorrection } from './royalty-correction.ts';
import { royaltyExport } from './royalty-export.ts';
import {
  monthListQuery,
  monthMove,
  monthParams,
  royaltyMonth,
  royaltyMonthRow,
  royaltySums,
} from './royalty-month.ts';
import { royaltyRate, royaltyRateCreate, royaltyRateUpdate } from './royalty-rate.ts';
import {
  sheetBulk,
  sheetListQuery,
  sheetPeopleQuery,
  sheetPerson,
  sheetRow,
  sheetSumsQuery,
} from './royalty-sheet.ts';

const sheets = inArea('royalty-sheets', 'post.royalty');
/** Posts have royalties in every project, so its norms are kept in every project too. */
const rates = inArea('royalties', 'post.royalty');
const changes = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

export const royaltyRateEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty-rate/list',
    summary: "The project's table of payments: unit value and highest coefficients, newest first.",
    access: rates,
    data: z.object({ items: z.array(royaltyRate) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty-rate/create',
    summary: 'Add norms that hold from a day on; open months are reckoned again.',
    access: rates,
    body: royaltyRateCreate,
    data: royaltyRate,
    errors: ['RULES_NOT_MET'],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty-rate/update',
    summary: 'Change norms that no closed month used; open months are reckoned again.',
    access: rates,
    body: royaltyRateUpdate,
    data: royaltyRate,
    errors: [...changes],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/royalty-rates/{id}',
    summary: 'Remove norms that no closed month used. Honours If-Match.',
    access: rates,
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};

export const royaltyMonthEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty-month/list',
    summary: 'The months of payment with their states, newest first.',
    access: sheets,
    query: monthListQuery,
    data: z.object({ items: z.array(royaltyMonthRow) }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty-month/detail/{period}',
    summary: 'One month: its sums, what keeps it open, and what the caller may do.',
    access: sheets,
    params: monthParams,
    data: royaltyMonth,
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty-month/transition/{period}',
    summary: 'Submit, return, approve, pay or reopen a month.',
    access: sheets,
    params: monthParams,
    body: monthMove,
    data: royaltyMonth,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};

export const royaltySheetEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty-sheet/list',
    summary: 'The sheet of a month: every post published in it with what it pays, and the corrections.',
    access: sheets,
    query: sheetListQuery,
    data: pageOf(sheetRow),
  }),
  sums: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty-sheet/sums',
    summary: 'Sums of the rows that a filter finds.',
    access: sheets,
    query: sheetSumsQuery,
    data: royaltySums,
  }),
  people: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty-sheet/people',
    summary: 'Everybody whom a month pays, with their sums.',
    access: sheets,
    query: sheetPeopleQuery,
    data: pageOf(sheetPerson),
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty-sheet/bulk',
    summary: 'Propose, approve, withdraw or mark as paying nothing up to 200 rows of an open month.',
    access: sheets,
    body: sheetBulk,
    data: bulkResult,
    errors: ['RULES_NOT_MET'],
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty-sheet/export',
    summary: 'A workbook of a month, made for the caller alone and not kept; every one is on record.',
    access: inArea('royalty-sheets', 'post.royalty', 'account.payroll'),
    kind: 'download',
    body: royaltyExport,
    data: z.unknown(),
    errors: ['RULES_NOT_MET', 'SECRET_UNREADABLE'],
  }),
};

export const royaltyCorrectionEndpoints = {
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty-correction/create',
    summary: 'Correct a post of a closed month: the difference goes into the next open one.',
    access: sheets,
    body: royaltyCorrection,
    data: royaltyOfPost,
    errors: [...changes],
    creates: true,
  }),
  move: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty-correction/move',
    summary: 'Let another open month pay a correction.',
    access: sheets,
    body: correctionMove,
    data: sheetRow,
    errors: [...changes],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/royalty-corrections/{id}',
    summary: 'Remove a correction from an open month. Honours If-Match.',
    access: sheets,
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
