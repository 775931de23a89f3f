import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { historyDetail, historyQuery, historyRow } from './translation-history.ts';

const access = inArea('translation-history', 'translate.view');

export const historyEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-history/list',
    summary: 'What was translated, newest first, filtered; a page ends at a row and nothing is counted.',
    access,
    query: historyQuery,
    data: z.object({ items: z.array(historyRow), hasMore: z.boolean() }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-history/detail/{id}',
    summary: 'One translated text with both texts, while they are kept, and what filled it.',
    access,
    params: idParams,
    data: historyDetail,
    errors: ['NOT_FOUND'],
  }),
  engines: defineEndpoint({
    method: 'GET',
    path: '/admin/translation-history/engines',
    summary: 'The names of the engines that have translated for the project.',
    access,
    data: z.object({ items: z.array(z.string()) }),
  }),
};
