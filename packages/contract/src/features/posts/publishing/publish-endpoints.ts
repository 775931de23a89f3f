import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { MAX_BULK } from '../../../core/bulk.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../../core/ids.ts';
import { queryList } from '../../../core/paging.ts';
import { post } from '../post.ts';
import { publishReceipt } from './publish-receipt.ts';

const view = inArea('posts', 'post.view');

/** The open points of a post, in words. */
const openPoints = z.object({
  id: z.string(),
  title: z.string(),
  /** What must be met and is not. */
  required: z.array(z.string()),
  /** What is recommended and still open. */
  advice: z.array(z.string()),
});
export type PostOpenPoints = z.output<typeof openPoints>;

/** One slot of one block of an arranged page. */
const pageSlot = z.object({
  blockId: z.string(),
  /** Its heading, or else the name of its template; '' for neither. */
  blockTitle: z.string(),
  slot: z.number(),
});
export type PageSlot = z.output<typeof pageSlot>;

/** What the publication of a post changes on one page. */
const pageSlots = z.object({
  kind: z.enum(['HOME', 'CATEGORY']),
  /** '' for the home page. */
  categoryId: z.string(),
  title: z.string(),
  /** Of the post; empty: no block of the page shows it. */
  takes: z.array(pageSlot),
  /** What leaves the page, each from its slot. */
  pushesOut: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string(), from: pageSlot })),
  /** How many things get another slot of the same page. */
  shifts: z.number(),
});
export type PageSlots = z.output<typeof pageSlots>;

export const publishEndpoints = {
  points: defineEndpoint({
    method: 'GET',
    path: '/admin/post/publish-points',
    summary: 'The open points of the checklists of several posts, before they are published together.',
    access: view,
    query: z.strictObject({ ids: queryList(contentId, MAX_BULK) }),
    data: z.object({ items: z.array(openPoints) }),
  }),
  audience: defineEndpoint({
    method: 'GET',
    path: '/admin/post/publish-audience/{id}',
    summary: 'The colleagues who are notified when the caller publishes the post.',
    access: view,
    params: idParams,
    data: z.object({ people: z.array(z.object({ userId: z.string(), name: z.string() })) }),
    errors: ['NOT_FOUND'],
  }),
  slots: defineEndpoint({
    method: 'GET',
    path: '/admin/post/publish-slots/{id}',
    summary: 'Which slots of arranged pages a post would take if it were published now, on a wide screen.',
    access: view,
    params: idParams,
    /** The home page, then the pages of its categories; those without a layout are left out. */
    data: z.object({ pages: z.array(pageSlots) }),
    errors: ['NOT_FOUND'],
  }),
  sourceShare: defineEndpoint({
    method: 'GET',
    path: '/admin/post/source-share/{id}',
    summary: 'How much of a post that was taken over from a source is still in its very words.',
    access: view,
    params: idParams,
    /** Null for any other post, and where the text that it was made of is no longer kept. */
    data: z.object({
      share: z.nullable(
        z.object({
          source: z.string(),
          /** Of the words of title, sapo and body, changes that wait included; 0 to 100. */
          percent: z.number(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  receipt: defineEndpoint({
    method: 'GET',
    path: '/admin/post/publish-receipt/{id}',
    summary:
      'How far the newest publication of a post has come: saved, caches, its page, feeds, webhooks. Nothing for a post that is not public.',
    access: view,
    params: idParams,
    data: publishReceipt,
    errors: ['NOT_FOUND'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/post/undoPublish/{id}',
    summary:
      'Take back the caller’s own publication of a post, or of its changes, within a minute and while nobody has changed it since.',
    access: view,
    params: idParams,
    body: z.strictObject({ version }),
    data: post,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
};
