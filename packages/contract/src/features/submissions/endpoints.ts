import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import { submissionConsent } from './consents.ts';
import { entrantDetail } from './entrant.ts';
import { submissionCounts, submissionDetail, submissionNote, submissionRow } from './submission.ts';
import {
  submissionBulk,
  submissionFlagChange,
  submissionMove,
  submissionNoteAdd,
  submissionUpdate,
} from './submission-changes.ts';
import { submissionListQuery } from './submission-list.ts';
import { foundWork, workSearch } from './work-search.ts';

const AREA = 'submissions';
const views = inArea(AREA, 'contest.view');
const notes = inArea(AREA, 'contest.note');
const checks = inArea(AREA, 'contest.check');
const changes = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

export const submissionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/submission/list',
    summary: 'Works of one contest, filtered, sorted and paged; the total is exact.',
    access: views,
    query: submissionListQuery,
    data: pageOf(submissionRow),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'RULES_NOT_MET'],
  }),
  search: defineEndpoint({
    method: 'GET',
    path: '/admin/submission/search',
    summary:
      'Works of all contests by number, title or place, and by author for those who may see personal data.',
    access: views,
    query: workSearch,
    data: z.object({ items: z.array(foundWork) }),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/submission/counts',
    summary: 'How many works of a contest are in each state.',
    access: views,
    query: z.strictObject({ contestId: contentId }),
    data: submissionCounts,
    errors: ['NOT_FOUND'],
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/submission/detail/{id}',
    summary: 'One work with its files, checks and notes; its author stays masked.',
    access: views,
    params: idParams,
    data: submissionDetail,
    errors: ['NOT_FOUND'],
  }),
  reveal: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/reveal/{id}',
    summary: 'Who sent a work; the log keeps that it was asked.',
    access: checks,
    params: idParams,
    body: z.strictObject({}),
    data: entrantDetail,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  guardianPaper: defineEndpoint({
    method: 'GET',
    path: '/admin/submission/guardian-paper/{id}',
    summary: 'What the guardian of a work’s author signed, as it was sent; the download is on record.',
    access: checks,
    kind: 'download',
    params: idParams,
    data: z.unknown(),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  consents: defineEndpoint({
    method: 'GET',
    path: '/admin/submission/consents/{id}',
    summary: 'What was agreed to with a work: which version, when, and from where, with masked addresses.',
    access: views,
    params: idParams,
    data: z.object({ items: z.array(submissionConsent) }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  move: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/move/{id}',
    summary: 'Move a work to another state; the step decides who may and what must be said.',
    access: views,
    params: idParams,
    body: submissionMove,
    data: submissionDetail,
    errors: [...changes, 'FORBIDDEN'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/undo/{id}',
    summary: 'Take back the own last check, for five minutes and while nothing else happened.',
    access: checks,
    params: idParams,
    body: z.strictObject({ version }),
    data: submissionDetail,
    errors: [...changes],
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/update',
    summary: 'Put facts of a work right; only the keys sent are changed.',
    access: checks,
    body: submissionUpdate,
    data: submissionDetail,
    errors: [...changes],
  }),
  flag: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/flag/{id}',
    summary: 'Set or clear one flag.',
    access: notes,
    params: idParams,
    body: submissionFlagChange,
    data: submissionDetail,
    errors: [...changes],
  }),
  note: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/note/{id}',
    summary: 'Write a note that only the newsroom reads.',
    access: notes,
    params: idParams,
    body: submissionNoteAdd,
    data: submissionNote,
    errors: ['NOT_FOUND'],
    creates: true,
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/bulk',
    summary: 'One action on up to 200 works; each reports for itself.',
    access: checks,
    body: submissionBulk,
    data: bulkResult,
  }),
};
