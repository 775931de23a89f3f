import type { Route } from '#server/core/http/route.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { libraryRoutes } from './library/library-routes.ts';
import { processMedia } from './upload/processing/process-media.ts';

interface MediaNeeds {
  readonly now: () => Date;
  readonly storage: Storage;
}

export function mediaRoutes(needs: MediaNeeds): readonly Route[] {
  return libraryRoutes({ ...needs, lookAgain: processMedia });
}
