import { liveEndpoints } from '@toasoan/contract/features/live/endpoints.ts';
import { type Route, streamRoute } from '#server/core/http/route.ts';
import type { LiveHub } from '#server/core/live/live-hub.ts';

export function liveRoutes({ live }: { readonly live: Pick<LiveHub, 'open'> }): readonly Route[] {
  return [streamRoute(liveEndpoints.stream, ({ caller, query }) => live.open(caller, query.after))];
}
