import type { MediaFacts } from '@toasoan/contract/features/media/media.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { importMedia, type KnownFile } from '../library/import-media.ts';
import { getMedia } from '../library/media-store.ts';
import type { MediaRecord } from '../media-row.ts';
import type { InspectedFile } from '../upload/inspection/inspect-file.ts';
import { findDuplicate } from '../upload/processing/duplicate-view.ts';
import { inspectedColumns } from '../upload/processing/inspected-columns.ts';
import { endProcessing } from '../upload/processing/processing-store.ts';

interface ImportedFile {
  readonly file: Pick<KnownFile, 'key' | 'fileName' | 'sizeBytes' | 'checksum'>;
  readonly found: InspectedFile;
  readonly said: Partial<MediaFacts>;
  readonly by: Actor;
  readonly at: Date;
}

/** Puts an inspected file from the storage into the library: READY, like an uploaded one. */
export async function importFile(
  db: Db,
  projectId: string,
  { file, found, said, by, at }: ImportedFile,
): Promise<MediaRecord> {
  const id = await importMedia(db, projectId, { file: { ...file, state: 'PROCESSING' }, said, by, at });
  const row = await getMedia(db, projectId, id);
  const lookHash = found.image?.lookHash;
  const duplicate = lookHash === undefined ? null : await findDuplicate(db, projectId, { id, lookHash });
  await endProcessing(db, projectId, id, { ...inspectedColumns(row, found), twin_id: duplicate }, at);
  return await getMedia(db, projectId, id);
}
