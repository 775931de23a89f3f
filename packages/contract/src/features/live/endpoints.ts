import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { streamCursor } from './stream.ts';

export const liveEndpoints = {
  /** The format is described in `stream.ts`. */
  stream: defineEndpoint({
    method: 'GET',
    path: '/admin/live/stream',
    summary: "Tells of changes in all of the caller's projects as they happen, as server-sent events.",
    access: inArea('profile'),
    kind: 'stream',
    query: z.strictObject({ after: z.optional(streamCursor) }),
    data: z.unknown(),
  }),
};
