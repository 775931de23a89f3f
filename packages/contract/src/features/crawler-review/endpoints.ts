import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkIds, bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import { pageOf } from '../../core/paging.ts';
import {
  acceptItem,
  crawledItemDetail,
  crawledItemListQuery,
  crawledStory,
  decideOrigin,
  duplicateItem,
  itemTarget,
  mergeItem,
  rejectItem,
  rejectReason,
} from './crawled-item.ts';

const access = inArea('crawler-review', 'crawler.review');
const moves = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

/** One step of the queue: same answer, same refusals. */
function moveEndpoint<Body extends z.ZodMiniType>(verb: string, summary: string, body: Body) {
  return defineEndpoint({
    method: 'POST',
    path: `/admin/crawled-item/${verb}`,
    summary,
    access,
    body,
    data: crawledItemDetail,
    errors: [...moves],
  });
}

/** Pages that one call reads again; more are read by a task. */
export const MOST_READ_AGAIN = 5;
const handfulIds = bulkIds.check(z.maxLength(MOST_READ_AGAIN, { error: 'tooMany' }));

/** One action on many texts; each reports for itself. */
export const crawledItemBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('accept'), ids: bulkIds }),
  z.strictObject({ action: z.literal('reject'), ids: bulkIds, reason: rejectReason }),
  z.strictObject({ action: z.literal('assign'), ids: bulkIds, assigneeId: z.nullable(contentId) }),
  z.strictObject({ action: z.literal('category'), ids: bulkIds, targetCategoryId: contentId }),
  z.strictObject({ action: z.literal('reparse'), ids: handfulIds }),
]);
export type CrawledItemBulk = z.output<typeof crawledItemBulk>;

export const crawlerReviewEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/crawled-item/list',
    summary: 'Texts of other sites: new ones as stories, others one by one.',
    access,
    query: crawledItemListQuery,
    data: pageOf(crawledStory),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/crawled-item/counts',
    summary: 'How many texts each tab holds, exact up to a thousand, and when the last run ended.',
    access,
    data: z.object({
      new: z.number(),
      stories: z.number(),
      accepted: z.number(),
      duplicate: z.number(),
      failed: z.number(),
      unlicensed: z.number(),
      rejected: z.number(),
      changed: z.number(),
      lastRunTime: z.nullable(z.string()),
      /** Of the caller, today: how many texts were decided, and the median seconds between two. */
      decidedToday: z.number(),
      secondsEach: z.nullable(z.number()),
    }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/crawled-item/detail/{id}',
    summary: 'One text with its gates.',
    access,
    params: idParams,
    data: crawledItemDetail,
    errors: ['NOT_FOUND'],
  }),
  other: defineEndpoint({
    method: 'GET',
    path: '/admin/crawled-item/other/{id}',
    summary: 'The paragraphs of a post or of another text, to compare one with.',
    access,
    params: idParams,
    query: z.strictObject({ kind: z.enum(['ITEM', 'POST'], { error: 'choice' }), otherId: contentId }),
    data: z.object({
      title: z.string(),
      time: z.nullable(z.string()),
      own: z.array(z.string()),
      other: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  target: moveEndpoint('target', 'Where a text would go: category, tags, province.', itemTarget),
  accept: moveEndpoint(
    'accept',
    'Make a draft of a text, with everything that its source is owed.',
    acceptItem,
  ),
  reject: moveEndpoint('reject', 'Do not take a text over.', rejectItem),
  duplicate: moveEndpoint('duplicate', 'A text says what another one or a post of ours says.', duplicateItem),
  merge: moveEndpoint('merge', 'Note what a text adds to a post of ours, there.', mergeItem),
  assign: moveEndpoint(
    'assign',
    'Who looks at a text.',
    z.strictObject({ id: contentId, version, assigneeId: z.nullable(contentId) }),
  ),
  restore: moveEndpoint(
    'restore',
    'Take back a decision: the text waits again. An accepted one only while nobody has touched its draft.',
    z.strictObject({ id: contentId, version }),
  ),
  reparse: moveEndpoint(
    'reparse',
    'Read the stored page again with the template of now.',
    z.strictObject({ id: contentId, version }),
  ),
  reparseMany: defineEndpoint({
    method: 'POST',
    path: '/admin/crawled-item/reparse-many',
    summary: 'Read the stored pages of up to 200 texts again, in the background.',
    access,
    body: z.strictObject({ ids: bulkIds }),
    data: z.object({ taskId: z.string() }),
    errors: ['NOT_FOUND'],
    creates: true,
  }),
  decideOrigin: moveEndpoint(
    'decide-origin',
    'What is done about a changed or removed original.',
    decideOrigin,
  ),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/admin/crawled-item/bulk',
    summary: 'One action on up to 200 texts; each id reports for itself.',
    access,
    body: crawledItemBulk,
    data: bulkResult,
  }),
};
