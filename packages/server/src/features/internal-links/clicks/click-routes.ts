import { linkClickEndpoint } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { type ReaderRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { countClick } from './click-store.ts';

/** Clicks of readers: a sum per keyword and day, and nothing about who clicked. */
export function clickRoutes(now: () => Date): readonly ReaderRoute[] {
  return [
    readerWriteRoute(linkClickEndpoint, async ({ db, projectId, body }) => ({
      counted: await countClick(db, projectId, { linkId: body.linkId, now: now() }),
    })),
  ];
}
