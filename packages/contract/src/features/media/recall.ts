import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import { longText } from '../../core/text.ts';
import { type MediaUse, mediaUse } from './media-use.ts';

/** The most places that one recall changes. */
export const MAX_RECALL_PLACES = 500;
export const MIN_RECALL_REASON = 10;

const facts = { version, reason: longText({ min: MIN_RECALL_REASON, max: 1_000 }) };
/** Removes the file from every place, or replaces it there. */
export const mediaRecallRequest = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('REMOVE'), ...facts }),
  z.strictObject({ mode: z.literal('SWAP'), withId: contentId, ...facts }),
]);
export type MediaRecallRequest = z.output<typeof mediaRecallRequest>;
export type RecallMode = MediaRecallRequest['mode'];

/**
 * The effect of a recall on a place: kept versions are history and stay; documents that prove rights of other files
 * stay for editors to check.
 */
export function recallChanges({ entity, useClass }: Pick<MediaUse, 'entity' | 'useClass'>): boolean {
  return useClass !== 'VERSION' && entity !== 'media';
}

const recallPreview = z.object({
  /** The places that would change. */
  changed: z.array(mediaUse),
  /** The places that would stay: kept versions, documents of other files. */
  kept: z.array(mediaUse),
});

export const recallThing = z.object({
  ...z.pick(mediaUse, { entity: true, entityId: true, title: true }).shape,
  places: z.array(mediaUse.shape.place),
});
export type RecallThing = z.output<typeof recallThing>;

export const mediaRecall = z.object({
  id: z.string(),
  mediaId: z.string(),
  mediaTitle: z.string(),
  mode: z.enum(['REMOVE', 'SWAP']),
  /** The replacement; null for none. */
  other: z.nullable(z.object({ id: z.string(), title: z.string() })),
  reason: z.string(),
  /** Places that used the file, and how many of them changed. */
  placeCount: z.number(),
  doneCount: z.number(),
  time: z.string(),
  byName: z.string(),
  /** Null while it is in effect. */
  undone: z.nullable(z.object({ time: z.string(), byName: z.string(), count: z.number() })),
  version: z.number(),
});
export type MediaRecall = z.output<typeof mediaRecall>;

/** The resulting recall, and the places that stayed unchanged. */
export const recallResult = z.object({ recall: mediaRecall, left: z.array(recallThing) });
export type RecallResult = z.output<typeof recallResult>;

const access = inArea('media', 'media.licence');

/** Recalls a file from all its places at once, and undoes it. */
export const recallEndpoints = {
  preview: defineEndpoint({
    method: 'GET',
    path: '/admin/media/recall/preview/{id}',
    summary: 'Everything that taking a file out of all places would change, and what would stay.',
    access,
    params: idParams,
    data: recallPreview,
    errors: ['NOT_FOUND'],
  }),
  start: defineEndpoint({
    method: 'POST',
    path: '/admin/media/recall/{id}',
    summary: 'Take a file out of every place that shows it, or put another there; nobody sees it any more.',
    access,
    params: idParams,
    body: mediaRecallRequest,
    data: recallResult,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/media/recall/undo/{id}',
    summary: 'Give a file back to every place that nobody has edited since.',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    data: recallResult,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/media-recall/list',
    summary: 'The 50 newest recalls of the project.',
    access,
    data: z.object({ items: z.array(mediaRecall) }),
  }),
};
