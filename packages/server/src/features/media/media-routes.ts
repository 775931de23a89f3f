import type { Route } from '#server/core/http/route.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { libraryRoutes } from './library/library-routes.ts';
import { processMedia } from './upload/processing/process-media.ts';

interface MediaDependencies {
  readonly now: () => Date;
  readonly storage: Storage;
}

export function mediaRoutes(deps: MediaDependencies): readonly Route[] {
  return libraryRoutes({ ...deps, lookAgain: processMedia });
}
