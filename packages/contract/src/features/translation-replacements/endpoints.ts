import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams, version } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import {
  replacement,
  replacementCreate,
  replacementDetail,
  replacementListQuery,
  replacementPreview,
  rewording,
} from './replacement.ts';

const view = inArea('translations', 'translate.view');
const edit = inArea('translations', 'translate.edit');

export const replacementEndpoints = {
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-replacement/preview',
    summary: 'Which translations say a wording, and what they would say instead; changes nothing.',
    access: view,
    body: rewording,
    data: replacementPreview,
    errors: ['RULES_NOT_MET'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-replacement/create',
    summary:
      'Replace a wording in the paragraphs that were looked at; approved ones only where they are named.',
    access: edit,
    body: replacementCreate,
    data: replacement,
    errors: ['FORBIDDEN', 'RULES_NOT_MET'],
    creates: true,
    bodyLimit: 128 * 1024,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-replacement/list',
    summary: 'The batches of the project, newest first.',
    access: view,
    query: replacementListQuery,
    data: pageOf(replacement),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-replacement/detail/{id}',
    summary: 'One batch with what became of each paragraph.',
    access: view,
    params: idParams,
    data: replacementDetail,
    errors: ['NOT_FOUND'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-replacement/undo/{id}',
    summary: 'Put back what a batch replaced, where nobody has worked on the paragraph since.',
    access: edit,
    params: idParams,
    body: z.strictObject({ version }),
    data: replacement,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
