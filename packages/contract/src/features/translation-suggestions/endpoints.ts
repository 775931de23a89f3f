import * as z from 'zod/mini';
import { byReaders, inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams, version } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import { readerParams } from '../../core/reader-fields.ts';
import {
  suggestion,
  suggestionAccept,
  suggestionCounts,
  suggestionListQuery,
  suggestionReject,
  suggestionSent,
} from './suggestion.ts';

const AREA = 'translation-suggestions';
const view = inArea(AREA, 'translate.view');
const edit = inArea(AREA, 'translate.edit');
const changes = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

export const suggestionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-suggestion/list',
    summary: 'Suggestions of better translations, newest first.',
    access: view,
    query: suggestionListQuery,
    data: pageOf(suggestion),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-suggestion/counts',
    summary: 'How many suggestions each view holds.',
    access: view,
    data: suggestionCounts,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-suggestion/detail/{id}',
    summary: 'One suggestion with its paragraph as it is now.',
    access: view,
    params: idParams,
    data: suggestion,
    errors: ['NOT_FOUND'],
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-suggestion/accept/{id}',
    summary: 'Take a suggestion into its text, into the memory, or as a term that is proposed.',
    access: edit,
    params: idParams,
    body: suggestionAccept,
    data: suggestion,
    errors: [...changes, 'FORBIDDEN'],
    bodyLimit: 64 * 1024,
  }),
  reject: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-suggestion/reject/{id}',
    summary: 'Do not take a suggestion, with words about why.',
    access: edit,
    params: idParams,
    body: suggestionReject,
    data: suggestion,
    errors: [...changes],
  }),
  duplicate: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-suggestion/duplicate/{id}',
    summary: 'Say that another suggestion has said the same.',
    access: edit,
    params: idParams,
    body: z.strictObject({ version }),
    data: suggestion,
    errors: [...changes],
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/admin/translation-suggestion/reopen/{id}',
    summary: 'Take up a rejected suggestion again, once.',
    access: edit,
    params: idParams,
    body: z.strictObject({ version }),
    data: suggestion,
    errors: [...changes],
  }),
};

/** What readers send. */
export const readerSuggestionEndpoints = {
  send: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/translation-suggestions',
    summary: 'Suggest a better translation of one paragraph; the same words again are a vote.',
    access: byReaders('suggestion', { captcha: true }),
    params: z.strictObject(readerParams),
    body: suggestionSent,
    data: z.object({ isNew: z.boolean() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
    bodyLimit: 64 * 1024,
  }),
};
