import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { openStorage } from '#server/core/storage/open-storage.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import type { MediaDependencies } from '../media/media-importer.ts';
import { openMediaSource } from '../media/open-media-source.ts';
import type { item } from './wxr.ts';

/** Storage, scratch and image desk of a test file of its own, and folders or archives of given files. */
export async function givenMedia() {
  const root = await mkdtemp(join(tmpdir(), 'toasoan-given-'));
  const storageDir = join(root, 'files');
  const scratchDir = join(storageDir, '.half');
  const images = openImageProcess();
  const storage = await openStorage({ s3: undefined, storageDir, scratchDir });
  await storage.check();
  afterAll(async () => {
    await images.stop();
    await rm(root, { recursive: true, force: true });
  });
  let count = 0;
  const deps = async (path: string): Promise<MediaDependencies> => ({
    source: await openMediaSource(path),
    storage,
    scratch: new Scratch(scratchDir),
    images,
  });
  return {
    storage,
    scratchDir,
    async folder(files: Readonly<Record<string, Buffer>>): Promise<MediaDependencies> {
      count += 1;
      const folder = join(root, `given-${count}`);
      await mkdir(folder);
      for (const [name, bytes] of Object.entries(files)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), bytes);
      }
      return await deps(folder);
    },
    async archive(bytes: Buffer): Promise<MediaDependencies> {
      count += 1;
      const path = join(root, `given-${count}.zip`);
      await writeFile(path, bytes);
      return await deps(path);
    },
  };
}

const SITE = 'https://baolang.example/wp-content/uploads';

interface AttachmentOptions {
  readonly id: string;
  /** Below `uploads`. */
  readonly place: string;
  readonly title?: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly words?: string;
}

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

/** What an export says of a file. */
export function attachment({ id, place, title = 'Ảnh', alt = '', caption, words = '' }: AttachmentOptions) {
  return {
    id,
    type: 'attachment',
    title,
    status: 'inherit',
    name: `anh-${id}`,
    categories: [],
    body: words,
    ...(caption !== undefined && { excerpt: caption }),
    more: `<wp:attachment_url>${SITE}/${encodeURI(place)}</wp:attachment_url>${meta('_wp_attached_file', place)}${meta('_wp_attachment_image_alt', alt)}`,
  } satisfies Parameters<typeof item>[0];
}

export const addressOf = (place: string) => `${SITE}/${encodeURI(place)}`;
export const withThumbnail = (id: string) => meta('_thumbnail_id', id);
