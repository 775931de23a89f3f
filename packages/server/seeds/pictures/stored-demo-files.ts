import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { originalName, posterName } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import type { KnownFile } from '#server/features/media/library/import-media.ts';
import { drawLogo, type MarkName } from './demo-logos.ts';
import type { DemoPicture } from './demo-picture.ts';
import { sceneOf } from './demo-scenes.ts';
import { drawScene } from './draw-scene.ts';
import { indexedPng } from './indexed-png.ts';
import { lookOf, placeholderOf } from './small-look.ts';

const WIDTH = 960;

/** Draws a picture and puts it into the storage. */
export async function storePicture(
  storage: Storage,
  { name, look, seed, width = WIDTH, state = 'READY', duplicateOf }: DemoPicture,
): Promise<KnownFile> {
  const height = Math.round((width * 5) / 8);
  const drawn = drawScene(sceneOf(look, seed), width, height);
  // The second upload is packed in another way: the same picture, not the same file.
  const png = await indexedPng(drawn, duplicateOf === undefined ? 3 : 6);
  return {
    ...(await storeFile(storage, `${name}.png`, png, 'image/png')),
    width,
    height,
    placeholder: await placeholderOf(drawn),
    look_hash: lookOf(drawn),
    state,
  };
}

export interface DemoLogo {
  readonly name: string;
  readonly mark: MarkName;
  readonly colour: string;
}

/** Draws a logo and puts it into the storage. */
export async function storeLogo(storage: Storage, { name, mark, colour }: DemoLogo): Promise<KnownFile> {
  const drawn = drawLogo(mark, colour);
  const { width, height } = drawn;
  const stored = await storeFile(storage, `${name}.png`, await indexedPng(drawn), 'image/png');
  return { ...stored, width, height, placeholder: await placeholderOf(drawn), look_hash: lookOf(drawn) };
}

/** A film with a poster. */
export async function storeFilm(storage: Storage, still: DemoPicture, film: Buffer): Promise<KnownFile> {
  const drawn = drawScene(sceneOf(still.look, still.seed), WIDTH, 540);
  const stored = await storeFile(storage, `${still.name}.mp4`, film, 'video/mp4');
  const poster = await indexedPng(drawn);
  await put(storage, posterName({ key: stored.key, number: 1 }), poster, 'image/png');
  return { ...stored, width: WIDTH, height: 540, has_poster: true, placeholder: await placeholderOf(drawn) };
}

export async function storeFile(
  storage: Storage,
  fileName: string,
  content: Buffer,
  mime: string,
): Promise<KnownFile> {
  const key = randomBytes(16).toString('base64url');
  await put(storage, originalName({ key, number: 1 }), content, mime);
  const checksum = createHash('sha256').update(content).digest('hex');
  return { key, fileName, sizeBytes: content.length, checksum, state: 'READY' };
}

async function put(storage: Storage, name: string, content: Buffer, mime: string): Promise<void> {
  await storage.put(name, Readable.from([content]), { size: content.length, mime });
}
