import { logoClickEndpoint } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { countClick } from '#server/core/db/count-click.ts';
import { type ReaderRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';

/** Logos that readers see. */
const LOGOS = {
  things: 'partner_logos',
  sums: 'partner_logo_clicks',
  column: 'logo_id',
  onlyEnabled: true,
} as const;

/** Clicks of readers on logos. */
export function logoClickRoutes(now: () => Date): readonly ReaderRoute[] {
  return [
    readerWriteRoute(logoClickEndpoint, async ({ db, projectId, body }) => ({
      counted: await countClick(db, LOGOS, { projectId, id: body.logoId, now: now() }),
    })),
  ];
}
