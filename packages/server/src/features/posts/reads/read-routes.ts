import { postReadEndpoint } from '@toasoan/contract/features/posts/reads/read-endpoint.ts';
import { type ReaderRoute, readerRoute } from '#server/core/http/reader-route.ts';
import type { ReadCounter } from './read-counter.ts';

/** Reads of public posts. Nothing is read or written for one call. */
export function readRoutes(counter: ReadCounter): readonly ReaderRoute[] {
  return [
    readerRoute(postReadEndpoint, async ({ projectId, body, address, userAgent }) => ({
      counted: counter.count({ projectId, postId: body.postId, address, userAgent }),
    })),
  ];
}
