import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PREVIEW_EDGES, type PreviewSize } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import type { StoredFileFacts } from '#server/core/db/tables/submission-tables.ts';
import { type ExaminedImage, ImageRefused } from '#server/core/images/image-work.ts';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { MediaRefused } from '#server/features/media/public.ts';
import { originalName, previewName } from '#server/features/submissions/public.ts';
import type { EntryFileRow } from '../drafts/draft-files-store.ts';
import type { EntryDependencies } from '../entry-dependencies.ts';
import { findFile, markFailed, markReady } from './entry-file-store.ts';
import { filmPreview } from './film-preview.ts';

const KIND = 'entry.previews';
/** Any picture that a contest may take. */
const MAX_BYTES = 200 * 1024 * 1024;

type Dependencies = Pick<EntryDependencies, 'storage' | 'scratch' | 'images'>;

/** Previews of a picture or a film are made once the transaction has committed. */
export async function addPreviews(tx: Db, projectId: string, fileId: string): Promise<void> {
  await addJob(tx, { kind: KIND, key: `${KIND}:${fileId}`, payload: { projectId, fileId } });
}

export function previewJob(deps: Dependencies): JobHandler {
  return longJob({
    kind: KIND,
    payload: z.strictObject({ projectId: z.string(), fileId: z.string() }),
    run: ({ projectId, fileId }, context) => makePreviews(deps, projectId, fileId, context),
    giveUp: ({ projectId, fileId }, { db }) => markFailed(db, projectId, fileId),
  });
}

async function makePreviews(
  deps: Dependencies,
  projectId: string,
  fileId: string,
  { db }: JobContext,
): Promise<Ending | undefined> {
  const file = await findFile(db, projectId, fileId);
  if (file === undefined) return undefined;
  const path = await deps.scratch.newPath();
  try {
    const stored = await deps.storage.open(originalName(file.key));
    if (stored === undefined) return undefined;
    await pipeline(stored.content, createWriteStream(path, { flags: 'wx' }));
    const isFilm = file.mime.startsWith('video/');
    if (isFilm && !(await filmPreview(deps, path, file))) return undefined;
    const seen = await deps.images.examine(path, { maxBytes: MAX_BYTES });
    for (const size of ['small', 'large'] as const) await makeOne(deps, file, { path, size, seen });
    const facts = isFilm ? {} : { ...factsSeen(seen) };
    return (tx) => markReady(tx, projectId, fileId, facts);
  } catch (error) {
    if (!(error instanceof ImageRefused || error instanceof MediaRefused)) throw error;
    return (tx) => markFailed(tx, projectId, fileId);
  } finally {
    await rm(path, { force: true });
  }
}

interface Making {
  readonly path: string;
  readonly size: PreviewSize;
  readonly seen: ExaminedImage;
}

/** Without any metadata of the file. */
async function makeOne(
  { images, scratch, storage }: Dependencies,
  { key }: EntryFileRow,
  { path, size, seen: { width, height } }: Making,
): Promise<void> {
  const to = await scratch.newPath();
  try {
    const share = Math.min(1, PREVIEW_EDGES[size] / Math.max(width, height));
    const rendition = {
      width: Math.max(1, Math.round(width * share)),
      cut: undefined,
      format: 'webp' as const,
    };
    await images.render(path, to, rendition);
    await storage.putFile(previewName(key, size), to, { mime: 'image/webp' });
  } finally {
    await rm(to, { force: true });
  }
}

const factsSeen = (seen: ExaminedImage) => ({
  width: seen.width,
  height: seen.height,
  look_hash: seen.lookHash,
  exif: JSON.stringify(factsOf(seen)),
});

/** What the file says of itself. */
function factsOf({ takenTime, latitude, longitude, credit, exif }: ExaminedImage): StoredFileFacts {
  const exposure = [exif.exposureTime, exif.aperture, exif.iso && `ISO ${exif.iso}`];
  return {
    takenTime,
    camera: exif.camera ?? '',
    lens: exif.lens ?? '',
    exposure: exposure.filter(Boolean).join(' · '),
    software: exif.software ?? '',
    latitude,
    longitude,
    owner: credit,
  };
}
