import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  type CheckedFile,
  NO_HINTS,
  type UnreadReason,
} from '@toasoan/contract/features/submission-checks/checked-work.ts';
import type { StoredFileFacts } from '#server/core/db/tables/submission-tables.ts';
import { findAiMarkers } from '#server/core/images/hints/ai-markers.ts';
import {
  type CloselyExaminedImage,
  type ImageProcess,
  ImageRefused,
} from '#server/core/images/image-work.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { type FilmFacts, fileBytes, filmFacts, MediaRefused } from '#server/features/media/public.ts';
import { originalName, type SubmissionFileRow } from '#server/features/submissions/public.ts';
import { type PictureLooks, picturesLooks } from './picture-looks.ts';

export interface ExaminingDependencies {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

/** What was found out about one stored file. */
export interface ExaminedFile {
  readonly checked: CheckedFile;
  readonly facts: StoredFileFacts;
  readonly lookHash: string | null;
  readonly looks: PictureLooks;
}

const NO_LOOKS: PictureLooks = { whole: undefined, mirrored: undefined, cuts: [] };

/** Reads a file of a work: pictures in the process of pictures, of films the boxes around the film. */
export async function examineFile(
  deps: ExaminingDependencies,
  row: SubmissionFileRow,
): Promise<ExaminedFile> {
  try {
    return row.mime.startsWith('video/')
      ? ofFilm(row, await filmFacts(await fileBytes(deps.storage, originalName(row.key))))
      : ofPicture(row, await examinePicture(deps, row));
  } catch (error) {
    const unread = unreadBy(error);
    if (unread !== undefined) return unreadable(row, unread);
    throw error;
  }
}

async function examinePicture(
  { storage, scratch, images }: ExaminingDependencies,
  { key }: SubmissionFileRow,
): Promise<CloselyExaminedImage> {
  const file = await storage.open(originalName(key));
  if (file === undefined) throw new MediaRefused('DAMAGED');
  const path = await scratch.newPath();
  try {
    await pipeline(file.content, createWriteStream(path, { flags: 'wx' }));
    return await images.examineClosely(path);
  } finally {
    await rm(path, { force: true });
  }
}

function ofPicture(row: SubmissionFileRow, found: CloselyExaminedImage): ExaminedFile {
  const { mime, width, height, takenTime, latitude, longitude, exif, hints, owner } = found;
  const [camera, software] = [exif.camera ?? '', exif.software ?? ''];
  return {
    checked: {
      ...plain(row),
      mime,
      width,
      height,
      takenTime,
      camera,
      software,
      place: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
      hints,
    },
    facts: {
      takenTime,
      camera,
      lens: exif.lens ?? '',
      exposure: exposureOf(exif),
      software,
      latitude,
      longitude,
      owner,
    },
    lookHash: found.lookHash,
    looks: picturesLooks(found),
  };
}

/** `1/250 s · f/8 · ISO 200 · 35 mm`. */
function exposureOf({ exposureTime, aperture, iso, focalLength }: Readonly<Record<string, string>>): string {
  const parts = [exposureTime && `${exposureTime} s`, aperture, iso && `ISO ${iso}`, focalLength];
  return parts.filter(Boolean).join(' · ');
}

function ofFilm(row: SubmissionFileRow, found: FilmFacts): ExaminedFile {
  const { durationMs, width, height, createTime, place, remarks, codec } = found;
  const takenTime = createTime?.toISOString() ?? null;
  // Sizes that models draw are sizes of films, too.
  const ai = findAiMarkers({ bytes: remarks, software: [], texts: [], hasCamera: true, width: 0, height: 0 });
  const { latitude = null, longitude = null } = place ?? {};
  return {
    checked: {
      ...plain(row),
      durationMs,
      width,
      height,
      takenTime,
      place: place ? { lat: place.latitude, lng: place.longitude } : null,
      hints: { ...NO_HINTS, ai },
    },
    facts: { takenTime, camera: '', lens: '', exposure: codec, software: '', latitude, longitude, owner: '' },
    lookHash: null,
    looks: NO_LOOKS,
  };
}

function unreadBy(error: unknown): UnreadReason | undefined {
  if (error instanceof MediaRefused) return 'DAMAGED';
  if (!(error instanceof ImageRefused)) return undefined;
  if (error.reason === 'DAMAGED') return 'DAMAGED';
  return error.reason === 'TYPE_NOT_ALLOWED' ? 'NOT_KNOWN' : 'TOO_LARGE';
}

function unreadable(row: SubmissionFileRow, unread: UnreadReason): ExaminedFile {
  return { checked: { ...plain(row), unread }, facts: {}, lookHash: null, looks: NO_LOOKS };
}

function plain({ id, mime, bytes }: SubmissionFileRow): CheckedFile {
  return {
    id,
    mime,
    bytes: Number(bytes),
    unread: null,
    width: null,
    height: null,
    durationMs: null,
    takenTime: null,
    camera: '',
    software: '',
    place: null,
    hints: NO_HINTS,
  };
}
