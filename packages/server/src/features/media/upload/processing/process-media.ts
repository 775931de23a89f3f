import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import { zoneOf } from '../../library/describing/files-to-describe-view.ts';
import type { MediaRecord } from '../../media-row.ts';
import { type InspectedFile, inspectFile } from '../inspection/inspect-file.ts';
import { MediaRefused } from '../inspection/media-refused.ts';
import type { UploadDependencies } from '../upload-needs.ts';
import { describedColumns } from './described-columns.ts';
import { findDuplicate } from './duplicate-view.ts';
import { inspectedColumns } from './inspected-columns.ts';
import { endProcessing, failProcessing, findProcessing, lockProcessing } from './processing-store.ts';

const KIND = 'media.process';
const ATTEMPTS = 6;

const payload = z.strictObject({ projectId: z.string(), mediaId: z.string() });
type Payload = z.output<typeof payload>;

/** Has a PROCESSING file inspected after the caller's transaction commits: it becomes READY or FAILED. */
export async function processMedia(db: Db, projectId: string, mediaId: string): Promise<void> {
  await addJob(db, { kind: KIND, key: `media:${mediaId}`, payload: { projectId, mediaId } });
}

export function processingJob(deps: UploadDependencies): JobHandler {
  return longJob({
    kind: KIND,
    payload,
    attempts: ATTEMPTS,
    run: (about, context) => lookInto(deps, about, context),
    giveUp: async ({ projectId, mediaId }, { db }) =>
      failProcessing(db, projectId, mediaId, 'TOOK_TOO_LONG', deps.now()),
  });
}

async function lookInto(
  deps: UploadDependencies,
  { projectId, mediaId }: Payload,
  { db, now }: JobContext,
): Promise<Ending | undefined> {
  const row = await findProcessing(db, projectId, mediaId);
  if (row === undefined) return undefined;
  const name = originalName({ key: row.key, number: row.file_number });
  try {
    const found = await inspectFile(deps, name, row.file_name);
    if (found.type.kind !== row.kind) throw new MediaRefused('TYPE_LIES');
    return (tx) => writeFound(tx, row, found, now());
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    return (tx) => failProcessing(tx, projectId, mediaId, error.reason, now());
  }
}

async function writeFound(
  tx: Db,
  { project_id, id }: MediaRecord,
  found: InspectedFile,
  now: Date,
): Promise<void> {
  const row = await lockProcessing(tx, project_id, id);
  if (row === undefined) return;
  const lookHash = found.image?.lookHash;
  const duplicate = lookHash === undefined ? null : await findDuplicate(tx, project_id, { id, lookHash });
  const inspected = inspectedColumns(row, found);
  const seen = { ...row, ...inspected, exif: found.image?.exif ?? row.exif } as MediaRecord;
  const described = describedColumns(seen, await zoneOf(tx, project_id));
  await endProcessing(tx, project_id, id, { ...inspected, ...described, twin_id: duplicate }, now);
}
