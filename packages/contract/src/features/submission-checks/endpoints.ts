import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkIds } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams } from '../../core/ids.ts';
import { pairList } from './submission-pair.ts';

const AREA = 'submissions';

/** SELECTED: these works. WAITING: those of a contest that were never checked. ALL: all of it but the withdrawn ones. */
export const checkManyBody = z.discriminatedUnion('which', [
  z.strictObject({ which: z.literal('SELECTED'), ids: bulkIds }),
  z.strictObject({ which: z.literal('WAITING'), contestId: contentId }),
  z.strictObject({ which: z.literal('ALL'), contestId: contentId }),
]);
export type CheckManyBody = z.output<typeof checkManyBody>;

export const submissionCheckEndpoints = {
  check: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/check/{id}',
    summary: 'Check one work again; it waits until its files were read.',
    access: inArea(AREA, 'contest.check'),
    params: idParams,
    body: z.strictObject({}),
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  checkMany: defineEndpoint({
    method: 'POST',
    path: '/admin/submission/check-many',
    summary: 'Check many works again, as a task with its progress.',
    access: inArea(AREA, 'contest.check'),
    body: checkManyBody,
    data: z.object({ taskId: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  pairs: defineEndpoint({
    method: 'GET',
    path: '/admin/submission/pairs/{id}',
    summary: 'Works and files of the library that look like this work, as far as the caller may see them.',
    access: inArea(AREA, 'contest.view'),
    params: idParams,
    data: pairList,
    errors: ['NOT_FOUND'],
  }),
};
