import * as z from 'zod/mini';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { prefixesOf } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { FILES_GONE } from './purge-store.ts';

const AT_ONCE = 100;

/** What follows when a file has been purged. */
export function libraryJobs({ storage }: { readonly storage: Storage }): readonly JobHandler[] {
  return [
    longJob({
      kind: FILES_GONE,
      payload: z.strictObject({ key: z.string() }),
      run: async ({ key }, { signal }) => {
        for (const prefix of prefixesOf(key)) await removeAll(storage, prefix, signal);
        return undefined;
      },
    }),
  ];
}

async function removeAll(storage: Storage, prefix: string, signal: AbortSignal): Promise<void> {
  let names: string[] = [];
  for await (const { name } of storage.list(prefix)) {
    signal.throwIfAborted();
    names.push(name);
    if (names.length < AT_ONCE) continue;
    await storage.remove(names);
    names = [];
  }
  if (names.length > 0) await storage.remove(names);
}
