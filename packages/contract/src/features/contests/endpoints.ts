import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { contestDetail, contestListQuery, contestSummary } from './contest.ts';

const views = inArea('submissions', 'contest.view');

export const contestEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/contest/list',
    summary: 'The contests of the project, the newest first: there are few, so without pages.',
    access: views,
    query: contestListQuery,
    data: z.object({ items: z.array(contestSummary) }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/contest/detail/{id}',
    summary: 'One contest with its rounds and prizes.',
    access: views,
    params: idParams,
    data: contestDetail,
    errors: ['NOT_FOUND'],
  }),
};
