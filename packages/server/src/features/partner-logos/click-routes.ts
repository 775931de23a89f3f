import { logoClickEndpoint } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { type ReaderRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { countLogoClick } from './click-store.ts';

/** Clicks of readers on logos. */
export function logoClickRoutes(now: () => Date): readonly ReaderRoute[] {
  return [
    readerWriteRoute(logoClickEndpoint, async ({ db, projectId, body }) => ({
      counted: await countLogoClick(db, projectId, { logoId: body.logoId, now: now() }),
    })),
  ];
}
