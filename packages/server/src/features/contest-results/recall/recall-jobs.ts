import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type Ending, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { previewPrefix } from '#server/features/submissions/public.ts';
import { moveRecalledFiles, RECALL_FILES } from './move-recalled-files.ts';
import { changeRecall, holdRecall, showFiles } from './recall-store.ts';
import { findRecalledFiles, listDueRecalls } from './recall-view.ts';

const PRODUCT = { userId: null, displayName: 'Hệ thống' } as const;
const payload = z.strictObject({ projectId: z.string(), recallId: z.string() });

/** Where previews wait that nobody may see: no address leads here. */
const asidePrefix = (key: string) => `contest/recalled/${key}/`;

/** Brings the previews to where the recall says, however often it runs. */
export function recallJobs({ storage }: { readonly storage: Storage }): readonly JobHandler[] {
  return [
    longJob({
      kind: RECALL_FILES,
      payload,
      run: async ({ projectId, recallId }, { db, signal }): Promise<Ending | undefined> => {
        const found = await findRecalledFiles(db, projectId, recallId);
        if (found === undefined) return undefined;
        const { recall, files } = found;
        for (const { key } of files) {
          signal.throwIfAborted();
          if (recall.state === 'TAKEN') await moveAll(storage, previewPrefix(key), asidePrefix(key));
          else if (recall.state === 'RETURNED') await moveAll(storage, asidePrefix(key), previewPrefix(key));
          else await removeAll(storage, asidePrefix(key));
        }
        if (recall.state !== 'RETURNED') return undefined;
        return async (tx) =>
          await showFiles(
            tx,
            projectId,
            files.map(({ id }) => id),
          );
      },
    }),
  ];
}

/** A file is complete at its new name before it leaves the old one. */
async function moveAll(storage: Storage, from: string, to: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of storage.list(from)) names.push(name);
  for (const name of names) {
    const stored = await storage.open(name);
    if (stored === undefined) continue;
    const goal = `${to}${name.slice(from.length)}`;
    await storage.put(goal, stored.content as Readable, { size: stored.size, mime: mimeOf(name) });
  }
  await storage.remove(names);
}

async function removeAll(storage: Storage, prefix: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of storage.list(prefix)) names.push(name);
  await storage.remove(names);
}

function mimeOf(name: string): string {
  return name.endsWith('.mp4') ? 'video/mp4' : 'image/webp';
}

/** Takedowns whose time to undo is over: their previews go for good. */
export async function endRecalls(db: Db, now: Date): Promise<void> {
  for (const { project_id, id } of await listDueRecalls(db, now))
    await inTransaction(db, async (tx) => {
      const recall = await holdRecall(tx, project_id, id);
      if (recall.state !== 'TAKEN') return;
      await changeRecall(tx, recall, { state: 'FINAL' }, PRODUCT);
      await moveRecalledFiles(tx, project_id, id);
    });
}
