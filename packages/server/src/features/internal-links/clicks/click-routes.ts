import { linkClickEndpoint } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { countClick } from '#server/core/db/count-click.ts';
import { type ReaderRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';

const LINKS = { things: 'internal_links', sums: 'internal_link_clicks', column: 'link_id' } as const;

/** Clicks of readers: a sum per keyword and day, and nothing about who clicked. */
export function clickRoutes(now: () => Date): readonly ReaderRoute[] {
  return [
    readerWriteRoute(linkClickEndpoint, async ({ db, projectId, body }) => ({
      counted: await countClick(db, LINKS, { projectId, id: body.linkId, now: now() }),
    })),
  ];
}
