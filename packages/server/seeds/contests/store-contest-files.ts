import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { filmName, originalName, previewName } from '#server/features/submissions/public.ts';
import { sceneOf } from '../pictures/demo-scenes.ts';
import { drawScene } from '../pictures/draw-scene.ts';
import { indexedPng } from '../pictures/indexed-png.ts';
import { tinyFilm } from '../pictures/other-files.ts';
import { lookOf } from '../pictures/small-look.ts';
import { DEMO_WORKS, type DemoWork } from './demo-works.ts';

const WIDTH = 960;
const HEIGHT = 640;
const SMALL = 480;
const SEEDS_OF_WORKS = 400;

/** One stored file of a demo work. */
export interface ContestFile {
  readonly key: string;
  readonly checksum: Buffer;
  readonly lookHash: string;
}

interface Drawn {
  readonly png: Buffer;
  readonly small: Buffer;
  readonly large: Buffer;
  readonly lookHash: string;
}

/** The files of each demo work, in the order of `DEMO_WORKS`. */
export type ContestFiles = readonly (readonly ContestFile[])[];

/**
 * Draws and stores what the demo's entrants sent, with its previews. Pictures are smaller than the rows say they are:
 * a first start does not wait for forty photographs.
 */
export async function storeContestFiles(storage: Storage): Promise<ContestFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-demo-'));
  const images = openImageProcess();
  try {
    const drawn: Drawn[] = [];
    for (const [index, work] of DEMO_WORKS.entries()) {
      const same = work.sameAs === undefined ? index : work.sameAs;
      drawn.push(await draw(images, folder, { look: work.look, seed: SEEDS_OF_WORKS + same }));
    }
    const files: ContestFile[][] = [];
    for (const [index, work] of DEMO_WORKS.entries()) {
      const pictures = Array.from({ length: work.count ?? 1 }, (_, at) => drawn[(index + at) % drawn.length]);
      const stored: ContestFile[] = [];
      for (const picture of pictures) if (picture) stored.push(await store(storage, picture, work));
      files.push(stored);
    }
    return files;
  } finally {
    await images.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function draw(
  images: ReturnType<typeof openImageProcess>,
  folder: string,
  { look, seed }: { readonly look: DemoWork['look']; readonly seed: number },
): Promise<Drawn> {
  const picture = drawScene(sceneOf(look, seed), WIDTH, HEIGHT);
  const png = await indexedPng(picture);
  const from = join(folder, 'drawn.png');
  await writeFile(from, png);
  const rendered = async (width: number) => {
    const to = join(folder, `${width}.webp`);
    await images.render(from, to, { width, cut: undefined, format: 'webp' });
    return await readFile(to);
  };
  return { png, small: await rendered(SMALL), large: await rendered(WIDTH), lookHash: lookOf(picture) };
}

async function store(storage: Storage, drawn: Drawn, work: DemoWork): Promise<ContestFile> {
  const key = randomBytes(16).toString('base64url');
  const isFilm = work.category === 'VIDEO';
  const original = isFilm ? tinyFilm(work.seconds ?? 60) : drawn.png;
  const mime = isFilm ? 'video/mp4' : 'image/png';
  await put(storage, originalName(key), original, mime);
  if (isFilm) await put(storage, filmName(key), original, mime);
  await put(storage, previewName(key, 'small'), drawn.small, 'image/webp');
  await put(storage, previewName(key, 'large'), drawn.large, 'image/webp');
  return { key, checksum: createHash('sha256').update(original).digest(), lookHash: drawn.lookHash };
}

async function put(storage: Storage, name: string, content: Buffer, mime: string): Promise<void> {
  await storage.put(name, Readable.from([content]), { size: content.length, mime });
}
