import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from '#server/core/storage/storage.ts';
import { filmName, originalName, previewName } from '#server/features/submissions/public.ts';
import { tinyFilm } from '../pictures/other-files.ts';
import { DEMO_WORKS, type DemoWork } from './demo-works.ts';
import { type DrawnPhotograph, drawPhotograph } from './draw-photograph.ts';
import type { CameraFacts } from './photograph-words.ts';

const WIDTH = 3_000;
const FILM = { width: 1_920, height: 1_080 };
const SEEDS_OF_WORKS = 400;
/** Between the pictures of one series. */
const NEXT_PICTURE = 60;
/** Drawn at once: each takes some dozen megabytes meanwhile. */
const AT_ONCE = 4;
const LENS = '24-70mm f/2.8';
const CAMERAS = [
  { make: 'Canon', model: 'Canon EOS R6' },
  { make: 'Sony', model: 'ILCE-7M4' },
  { make: 'NIKON', model: 'Z 6_2' },
  { make: 'FUJIFILM', model: 'X-T5' },
] as const;

/** One stored file of a demo work. What it says of itself is true of the file. */
export interface ContestFile {
  readonly key: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly checksum: Buffer;
  /** Null: a film. */
  readonly lookHash: string | null;
  readonly exif: CameraFacts | undefined;
}

/** The files of each demo work, in the order of `DEMO_WORKS`. */
export type ContestFiles = readonly (readonly ContestFile[])[];

interface Planned {
  readonly index: number;
  readonly at: number;
  readonly work: DemoWork;
}

/** Draws and stores what the demo's entrants sent, with its previews. No two works share a picture, unless one is a copy. */
export async function storeContestFiles(storage: Storage): Promise<ContestFiles> {
  const files: ContestFile[][] = DEMO_WORKS.map(() => []);
  const planned: Planned[] = DEMO_WORKS.flatMap((work, index) =>
    Array.from({ length: work.count ?? 1 }, (_, at) => ({ index, at, work })),
  );
  for (let first = 0; first < planned.length; first += AT_ONCE) {
    const some = planned.slice(first, first + AT_ONCE);
    const stored = await Promise.all(some.map((one) => storeOne(storage, one)));
    for (const [at, file] of stored.entries()) files[some[at]?.index ?? 0]?.push(file);
  }
  return files;
}

async function storeOne(storage: Storage, { index, at, work }: Planned): Promise<ContestFile> {
  const exif = cameraOf(work, index);
  const isFilm = work.category === 'VIDEO';
  const source = DEMO_WORKS[work.sameAs ?? index] ?? work;
  const mime = work.mime === 'image/png' ? 'image/png' : 'image/jpeg';
  const drawn = await drawPhotograph({
    look: source.look,
    seed: (source.seed ?? SEEDS_OF_WORKS + (work.sameAs ?? index)) + at * NEXT_PICTURE,
    width: isFilm ? FILM.width : (work.widthPx ?? WIDTH),
    mime,
    ...(exif && { exif }),
    hasFrame: work.flags?.includes('BORDER') === true,
    isGenerated: work.flags?.includes('AI_SUSPECT') === true,
  });
  return isFilm
    ? await storeFilm(storage, drawn, work.seconds ?? 60)
    : await storePicture(storage, drawn, { mime, exif });
}

function cameraOf({ hasExif = true, category, taken, contest }: DemoWork, index: number) {
  if (!hasExif || category === 'VIDEO') return undefined;
  const camera = CAMERAS[index % CAMERAS.length] ?? CAMERAS[0];
  const year = /\d{4}/.exec(contest)?.[0] ?? '2026';
  return { ...camera, lens: LENS, taken: `${taken ?? `${year}-03-14`}T09:30:00` };
}

async function storePicture(
  storage: Storage,
  { original, width, height, small, large, lookHash }: DrawnPhotograph,
  { mime, exif }: Pick<ContestFile, 'mime' | 'exif'>,
): Promise<ContestFile> {
  const key = await storePreviews(storage, { small, large });
  await put(storage, originalName(key), original, mime);
  const checksum = createHash('sha256').update(original).digest();
  return { key, mime, bytes: original.length, width, height, checksum, lookHash, exif };
}

async function storeFilm(storage: Storage, still: DrawnPhotograph, seconds: number): Promise<ContestFile> {
  const film = tinyFilm(seconds, FILM);
  const key = await storePreviews(storage, still);
  await put(storage, originalName(key), film, 'video/mp4');
  await put(storage, filmName(key), film, 'video/mp4');
  const checksum = createHash('sha256').update(film).digest();
  return { key, mime: 'video/mp4', bytes: film.length, ...FILM, checksum, lookHash: null, exif: undefined };
}

async function storePreviews(
  storage: Storage,
  { small, large }: Pick<DrawnPhotograph, 'small' | 'large'>,
): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await put(storage, previewName(key, 'small'), small, 'image/webp');
  await put(storage, previewName(key, 'large'), large, 'image/webp');
  return key;
}

async function put(storage: Storage, name: string, content: Buffer, mime: string): Promise<void> {
  await storage.put(name, Readable.from([content]), { size: content.length, mime });
}
