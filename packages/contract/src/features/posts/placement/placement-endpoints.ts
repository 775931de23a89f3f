import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../../core/ids.ts';
import { placement, placementKind, placePost } from './placement.ts';

const placements = z.object({
  items: z.array(placement),
  /** The number of focus stories of the project. */
  focusMax: z.number(),
});
const pin = inArea('posts', 'post.pin');
const WRITE_ERRORS = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

export const placementEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/post/placements',
    summary: 'What is put forward now: focus stories in order, then the others, newest first.',
    access: inArea('posts', 'post.view'),
    query: z.strictObject({ postId: z.optional(contentId) }),
    data: placements,
  }),
  place: defineEndpoint({
    method: 'POST',
    path: '/admin/post/place/{id}',
    summary: 'Put a post forward, or change until when.',
    access: pin,
    params: idParams,
    body: placePost,
    data: placements,
    errors: WRITE_ERRORS,
  }),
  unplace: defineEndpoint({
    method: 'POST',
    path: '/admin/post/unplace/{id}',
    summary: 'Take a post away from where it was put forward.',
    access: pin,
    params: idParams,
    body: z.strictObject({ version, kind: placementKind }),
    data: placements,
    errors: WRITE_ERRORS,
  }),
  reorder: defineEndpoint({
    method: 'POST',
    path: '/admin/post-focus/reorder',
    summary: 'Move a focus story before another one, or to the end.',
    access: pin,
    body: z.strictObject({ id: contentId, version, beforeId: z.nullable(contentId) }),
    data: placements,
    errors: WRITE_ERRORS,
  }),
};
