import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { postExport } from './post-export.ts';

export const exportEndpoints = {
  start: defineEndpoint({
    method: 'POST',
    path: '/admin/post/export',
    summary: 'Write what the list shows for a filter into a file, in the background.',
    access: inArea('posts', 'post.view'),
    body: postExport,
    data: z.object({ taskId: z.string() }),
    creates: true,
  }),
};
