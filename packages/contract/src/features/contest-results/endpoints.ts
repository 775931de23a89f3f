import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams } from '../../core/ids.ts';
import {
  award,
  awardBoard,
  awardCreate,
  awardPay,
  awardRevoke,
  awardsConfirm,
  awardsPropose,
  awardsProposed,
  awardWithdraw,
  contestQuery,
  exhibitedPlace,
  monthAward,
  payee,
  payeeSave,
} from './award.ts';
import { provinceYears } from './province-counts.ts';
import {
  recallOutcome,
  recallStart,
  recallUndo,
  submissionRecall,
  submissionRecallPreview,
} from './submission-recall.ts';

const AREA = 'submissions';
const views = inArea(AREA, 'contest.view');
const awards = inArea(AREA, 'contest.award');
const configures = inArea(AREA, 'contest.config');
const personal = inArea(AREA, 'contest.exportPII');
const changes = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

export const awardEndpoints = {
  board: defineEndpoint({
    method: 'GET',
    path: '/admin/contest-award/board',
    summary: 'The prizes of a contest, the works that were proposed and awarded, and those that wait.',
    access: views,
    query: contestQuery,
    data: awardBoard,
    errors: ['NOT_FOUND'],
  }),
  propose: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/propose',
    summary:
      'Fill the prizes by the ranking of the final round and the valid votes; ties are left to people.',
    access: awards,
    body: awardsPropose,
    data: awardsProposed,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  month: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/month',
    summary:
      'Announce a month, and propose or award its prizes to the winners of its ranking; each reports for itself.',
    access: awards,
    body: monthAward,
    data: bulkResult,
    errors: [...changes],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/create',
    summary: 'Propose one work for one prize.',
    access: awards,
    body: awardCreate,
    data: award,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/confirm',
    summary: 'Award what was proposed, all of it by one decision or none.',
    access: awards,
    body: awardsConfirm,
    data: z.object({ items: z.array(award) }),
    errors: [...changes],
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/withdraw/{id}',
    summary: 'Give a proposal up: its work is back in the final.',
    access: awards,
    params: idParams,
    body: awardWithdraw,
    data: z.object({ id: z.string() }),
    errors: [...changes],
  }),
  revoke: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/revoke/{id}',
    summary: 'Take an award back by a decision, with its reason.',
    access: configures,
    params: idParams,
    body: awardRevoke,
    data: award,
    errors: [...changes],
  }),
  pay: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/pay/{id}',
    summary: 'Note that the money of an award was paid, or came back.',
    access: awards,
    params: idParams,
    body: awardPay,
    data: award,
    errors: [...changes],
  }),
  payee: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/payee/{id}',
    summary: 'Identity number and bank account of who was awarded; the log keeps who looked.',
    access: personal,
    params: idParams,
    data: payee,
    errors: ['NOT_FOUND', 'RULES_NOT_MET', 'SECRET_UNREADABLE'],
  }),
  savePayee: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/save-payee/{id}',
    summary: 'Set identity number and bank account of who was awarded; they are sealed.',
    access: personal,
    params: idParams,
    body: payeeSave,
    data: award,
    errors: [...changes],
  }),
  minutes: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/minutes',
    summary: 'Write the minutes of a locked round as a document, in the background.',
    access: inArea(AREA, 'contest.round'),
    body: z.strictObject({ roundId: contentId }),
    data: z.object({ taskId: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  place: defineEndpoint({
    method: 'POST',
    path: '/admin/contest-award/place',
    summary: 'Put one work of the exhibition before another, or last.',
    access: inArea(AREA, 'contest.check'),
    body: exhibitedPlace,
    data: z.object({ id: z.string(), version: z.number() }),
    errors: [...changes],
  }),
  provinces: defineEndpoint({
    method: 'GET',
    path: '/admin/contest-award/provinces',
    summary: 'How many works were made in each province, by contest.',
    access: views,
    data: provinceYears,
  }),
};

export const submissionRecallEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/submission-recall/list',
    summary: 'Works of a contest that were taken down, the newest first.',
    access: views,
    query: contestQuery,
    data: z.object({ items: z.array(submissionRecall) }),
    errors: ['NOT_FOUND'],
  }),
  preview: defineEndpoint({
    method: 'GET',
    path: '/admin/submission-recall/preview/{id}',
    summary: 'Everywhere a work is shown, and what a takedown of it would change.',
    access: awards,
    params: idParams,
    data: submissionRecallPreview,
    errors: ['NOT_FOUND'],
  }),
  start: defineEndpoint({
    method: 'POST',
    path: '/admin/submission-recall/start',
    summary:
      'Take a work out of gallery, announcement and previews, and its files out of the library; originals are kept.',
    access: awards,
    body: recallStart,
    data: recallOutcome,
    errors: [...changes],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/submission-recall/undo/{id}',
    summary: 'Give a work that was taken down back to where it was.',
    access: awards,
    params: idParams,
    body: recallUndo,
    data: recallOutcome,
    errors: [...changes],
  }),
};
