import * as z from 'zod/mini';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { originalName } from '#server/features/submissions/public.ts';

export const ORIGINALS_GONE = 'contest.removeOriginals';

/** Originals carry their owner in themselves: they go with the data of who was erased; previews carry nothing. */
export function originalsJobs({ storage }: { readonly storage: Storage }): readonly JobHandler[] {
  return [
    longJob({
      kind: ORIGINALS_GONE,
      payload: z.strictObject({ keys: z.array(z.string()) }),
      run: async ({ keys }) => {
        await storage.remove(keys.map(originalName));
        return undefined;
      },
    }),
  ];
}
