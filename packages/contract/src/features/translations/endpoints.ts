import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkEndpoint } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import {
  changedSegment,
  segmentChange,
  segmentHints,
  translation,
  translationBulk,
  translationDetail,
  translationListQuery,
  translationRun,
  translationStart,
} from './translation.ts';
import { translatedKind } from './translation-states.ts';

const view = inArea('translations', 'translate.view');
const edit = inArea('translations', 'translate.edit');
const approve = inArea('translations', 'translate.approve');
const managed = {
  entity: 'translation',
  thing: 'translation',
  things: 'translations',
  area: 'translations',
  may: { view: 'translate.view', create: 'translate.edit', edit: 'translate.edit' },
} as const;
const segmentParams = z.strictObject({ id: contentId, segmentId: contentId });
const changes = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

export const translationEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/translation/list',
    summary: 'List the translations of the project, filtered, sorted and paged.',
    access: view,
    query: translationListQuery,
    data: pageOf(translation),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/translation/counts',
    summary: 'How many translations each view holds.',
    access: view,
    data: z.object({
      all: z.number(),
      working: z.number(),
      waiting: z.number(),
      stale: z.number(),
      ready: z.number(),
      failed: z.number(),
      approved: z.number(),
    }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/translation/detail/{id}',
    summary: 'One translation with its paragraphs.',
    access: view,
    params: idParams,
    data: translationDetail,
    errors: ['NOT_FOUND'],
  }),
  ofRecord: defineEndpoint({
    method: 'GET',
    path: '/admin/translation/of-record',
    summary: 'The translations of one record, and the languages of the project that it does not have.',
    access: view,
    query: z.strictObject({ kind: translatedKind, sourceId: contentId }),
    data: z.object({ items: z.array(translation), missing: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  bulk: bulkEndpoint(managed, translationBulk),
  start: defineEndpoint({
    method: 'POST',
    path: '/admin/translation/start',
    summary: 'Translate records into languages; it goes on in the background.',
    access: edit,
    body: translationStart,
    data: z.object({ started: z.number(), skipped: z.number(), ids: z.array(z.string()) }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  run: defineEndpoint({
    method: 'POST',
    path: '/admin/translation/run/{id}',
    summary: 'Let the machine take paragraphs again; approved and locked ones stay.',
    access: edit,
    params: idParams,
    body: translationRun,
    data: translationDetail,
    errors: [...changes],
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/admin/translation/cancel/{id}',
    summary: 'Stop the run of a translation; what it has stays.',
    access: edit,
    params: idParams,
    body: z.strictObject({ version }),
    data: translationDetail,
    errors: [...changes],
  }),
  changeSegment: defineEndpoint({
    method: 'POST',
    path: '/admin/translation/segment/{id}/{segmentId}',
    summary: 'Save, approve, lock, score one paragraph, or say that it still fits.',
    access: edit,
    params: segmentParams,
    body: segmentChange,
    data: changedSegment,
    errors: [...changes],
    bodyLimit: 128 * 1024,
  }),
  hints: defineEndpoint({
    method: 'GET',
    path: '/admin/translation/hints/{id}/{segmentId}',
    summary: 'What the memory knows of a paragraph, and who changed it.',
    access: view,
    params: segmentParams,
    data: segmentHints,
    errors: ['NOT_FOUND'],
  }),
  approve: defineEndpoint({
    method: 'POST',
    path: '/admin/translation/approve/{id}',
    summary: 'Approve a whole translation; it becomes public while its source is.',
    access: approve,
    params: idParams,
    body: z.strictObject({ version }),
    data: translationDetail,
    errors: [...changes],
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/admin/translation/reopen/{id}',
    summary: 'Take an approval back; readers no longer get the translation.',
    access: approve,
    params: idParams,
    body: z.strictObject({ version }),
    data: translationDetail,
    errors: [...changes],
  }),
};
