import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../../core/ids.ts';
import { pageOf, pageQuery } from '../../../core/paging.ts';
import { attachmentEndpoints } from '../../attachments/attachment-endpoints.ts';
import { takedownCase, takedownDetail, takedownView } from './takedown-case.ts';
import { takedownExportEndpoint } from './takedown-export.ts';
import { takedownFacts } from './takedown-facts.ts';

const AREA = 'takedowns';
const reads = inArea(AREA);
const decides = inArea(AREA, 'post.takedown');

/** Private files of a case: the order, pictures of the page. Those of a masked case are opened by whoever decides. */
export const takedownAttachments = attachmentEndpoints({
  path: '/admin/takedown',
  name: 'takedown case',
  reads,
  opens: reads,
  adds: decides,
  removes: decides,
});

export const takedownListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(takedownView, 'open'),
  postId: z.optional(contentId),
});
export type TakedownListQuery = z.output<typeof takedownListQuery>;

const saveErrors = ['NOT_FOUND', 'RULES_NOT_MET'] as const;

export const takedownEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/takedown/list',
    summary: 'Takedown cases: open ones by due time, done ones newest first.',
    access: reads,
    query: takedownListQuery,
    data: pageOf(takedownCase),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/takedown/counts',
    summary: 'How many cases each tab holds, and how many are due within three hours.',
    access: reads,
    data: z.object({
      open: z.number(),
      overdue: z.number(),
      done: z.number(),
      all: z.number(),
      dueSoon: z.number(),
    }),
  }),
  export: takedownExportEndpoint,
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/takedown/detail/{id}',
    summary: 'One case with the post as it was when it was taken down.',
    access: reads,
    params: idParams,
    data: takedownDetail,
    errors: ['NOT_FOUND'],
  }),
  open: defineEndpoint({
    method: 'POST',
    path: '/admin/takedown/create',
    summary: 'Open a takedown case for a post after an order or a complaint; it is due in 24 hours.',
    access: decides,
    body: z.strictObject({ postId: contentId, ...takedownFacts.shape }),
    data: takedownCase,
    errors: [...saveErrors],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/takedown/update',
    summary: 'Change the facts of an open case.',
    access: decides,
    body: z.strictObject({ id: contentId, version, ...takedownFacts.shape }),
    data: takedownCase,
    errors: [...saveErrors, 'VERSION_MISSING', 'VERSION_CONFLICT'],
  }),
};
