import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { task } from './task.ts';

/** The caller's own tasks in all projects: nobody sees or stops those of others. */
export const taskEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/task/list',
    summary: "The caller's newest tasks, twenty at most; what ended a week ago is gone.",
    access: inArea('profile'),
    data: z.object({ items: z.array(task) }),
  }),
  /** Without a version: the work itself changes the row every second, and stopping an ended task has no effect. */
  cancel: defineEndpoint({
    method: 'POST',
    path: '/admin/task/cancel/{id}',
    summary: 'Stops a task that waits or runs; one that has ended stays as it is.',
    access: inArea('profile'),
    params: idParams,
    data: task,
    errors: ['NOT_FOUND'],
  }),
  download: defineEndpoint({
    method: 'GET',
    path: '/admin/task/download/{id}',
    summary: 'The file that a finished task has made, for seven days.',
    access: inArea('profile'),
    kind: 'download',
    params: idParams,
    data: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
};
