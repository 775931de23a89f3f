import { Readable } from 'node:stream';
import type { Crops } from '@toasoan/contract/features/media/media.ts';
import { pictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cornersOf, fourColours } from '#server/core/images/test-support/test-pictures.ts';
import { findPictures } from '#server/core/media/picture-view.ts';
import { namesIn } from '#server/core/storage/test-support/content.ts';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { app, db, storage } = server;
const WORDS = 'kanarienvogel';
const file = await fourColours(1200, 800)
  .withExif({ IFD0: { Artist: WORDS } })
  .jpeg()
  .toBuffer();

let project: string;
beforeAll(async () => {
  project = await aProject(db);
});

async function aPicture(options: MediaOptions = {}) {
  const id = await aMedia(db, project, { storage, content: file, width: 1200, height: 800, ...options });
  const { key } = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, key, revision: 1 };
}

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return await app.inject({ method, url, headers });
}

const newCrops = async (id: string, crops: Crops) =>
  await db
    .updateTable('media')
    .set({ crops: JSON.stringify(crops), revision: 2 })
    .where('id', '=', id)
    .execute();

describe('a picture of the library', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ] as const)('is served to everybody, without the metadata of its file: %s', async (format, mime, kind) => {
    const answer = await get(pictureAddress(await aPicture(), { width: 640, format }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': mime,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['last-modified']).toMatch(/GMT$/);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: kind,
      width: 640,
      height: 427,
    });
    expect(await cornersOf(answer.rawPayload)).toEqual(['red', 'green', 'blue', 'white']);
    expect(file.includes(WORDS)).toBe(true);
    expect(answer.rawPayload.includes(WORDS)).toBe(false);
  });

  it('is rendered once and stored, and rendered again for another crop', async () => {
    const picture = await aPicture();
    const prefix = `renditions/${picture.key}/`;
    const address = pictureAddress(picture, { width: 320, ratio: '1x1' });
    const first = await get(address);
    expect(await namesIn(storage, prefix)).toHaveLength(1);
    expect((await get(address)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await namesIn(storage, prefix)).toHaveLength(1);
    await newCrops(picture.id, { '1x1': { x: 0, y: 0, width: 0.5, height: 0.75 } });
    const second = await get(pictureAddress({ ...picture, revision: 2 }, { width: 320, ratio: '1x1' }));
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    expect(await namesIn(storage, prefix)).toHaveLength(2);
  });

  it('is rendered once for many concurrent requests', async () => {
    const picture = await aPicture();
    const address = pictureAddress(picture, { width: 640, format: 'jpg' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
    expect(await namesIn(storage, `renditions/${picture.key}/`)).toHaveLength(1);
  });

  it('is cut by its crop, its focal point or its middle', async () => {
    const corners = async (options: MediaOptions) => {
      const { rawPayload } = await get(
        pictureAddress(await aPicture(options), { width: 320, ratio: '1x1', format: 'jpg' }),
      );
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
      return await cornersOf(rawPayload);
    };
    expect(await corners({})).toEqual(['red', 'green', 'blue', 'white']);
    const upperLeft = { '1x1': { x: 0, y: 0, width: 0.3, height: 0.45 } };
    expect(await corners({ crops: JSON.stringify(upperLeft) })).toEqual(Array(4).fill('red'));
    const tall = { width: 800, height: 2000, content: await fourColours(800, 2000).png().toBuffer() };
    expect(await corners({ ...tall, focal_x: 0.5, focal_y: 0.1 })).toEqual(['red', 'green', 'red', 'green']);
    expect(await corners({ ...tall, focal_x: 0.5, focal_y: 1 })).toEqual(['blue', 'white', 'blue', 'white']);
  });

  it('has the shape of its ratio', async () => {
    const picture = await aPicture();
    for (const [ratio, height] of [
      ['16x9', 180],
      ['4x3', 240],
      ['1x1', 320],
    ] as const) {
      const { rawPayload } = await get(pictureAddress(picture, { width: 320, ratio }));
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height });
    }
  });

  it('is its poster for a film', async () => {
    const film = { kind: 'VIDEO', mime: 'video/mp4', extension: 'mp4', width: 1280, height: 720 } as const;
    const without = await aPicture(film);
    expect((await get(pictureAddress(without, { width: 320 }))).statusCode).toBe(404);
    const picture = await aPicture({ ...film, has_poster: true });
    const still = await fourColours(1280, 720).jpeg().toBuffer();
    await storage.put(`posters/${picture.key}/1`, Readable.from([still]), {
      size: still.length,
      mime: 'image/jpeg',
    });
    const answer = await get(pictureAddress(picture, { width: 320, format: 'jpg' }));
    expect(await cornersOf(answer.rawPayload)).toEqual(['red', 'green', 'blue', 'white']);
  });
});

describe('caching of a picture', () => {
  it('is permanent only at the address with the current revision', async () => {
    const picture = await aPicture({ revision: 3 });
    const caching = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await caching(pictureAddress({ ...picture, revision: 3 }, { width: 320 }))).toContain('immutable');
    expect(await caching(pictureAddress({ ...picture, revision: 2 }, { width: 320 }))).toBe('no-cache');
    expect(await caching(pictureAddress({ ...picture, revision: 4 }, { width: 320 }))).toBe('no-cache');
    expect(await caching(`/media/${picture.key}/w320.webp`)).toBe('no-cache');
  });

  it('is revalidated by its tag, and a changed picture is sent again', async () => {
    const picture = await aPicture();
    const url = `/media/${picture.key}/16x9-320.webp`;
    const first = await get(url);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get(url, { 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache' });
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    await newCrops(picture.id, { '16x9': { x: 0.1, y: 0.1, width: 0.5, height: 0.5 } });
    const changed = await get(url, { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('works for HEAD without a body', async () => {
    const url = pictureAddress(await aPicture(), { width: 320 });
    const head = await get(url, {}, 'HEAD');
    const whole = await get(url);
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });
});

describe('a request without an answer', () => {
  it.each([
    ['PROCESSING', 404],
    ['FAILED', 404],
    ['QUARANTINED', 410],
    ['TRASHED', 410],
  ] as const)('is a file that is %s: %i, by every address', async (state, status) => {
    const picture = await aPicture({ state });
    for (const url of [
      pictureAddress(picture, { width: 320 }),
      `/media/${picture.key}/w320.webp`,
      `/media/${picture.key}/file.jpg`,
    ]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });

  it('is still visible to the newsroom, by the mark that comes with its row', async () => {
    const { id } = await aPicture({ state: 'QUARANTINED' });
    const picture = (await findPictures(db, project, [id])).get(id);
    const seen = pictureAddress(picture ?? { key: '', revision: 0 }, { width: 320 });
    const answer = await get(seen);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const [address = ''] = seen.split('?');
    for (const query of ['', '?see=', '?see=AAAAAAAAAAAAAAAAAAAAAA', `?see=x&${seen.split('?')[1]}`]) {
      expect((await get(address + query)).statusCode).toBe(410);
    }
    const shown = await aPicture();
    expect((await findPictures(db, project, [shown.id])).get(shown.id)).toMatchObject({ see: undefined });
  });

  it('is one for another size, another key or the original of a picture', async () => {
    const { key } = await aPicture();
    for (const rest of [
      'w321.webp',
      'w320.png',
      'r1/w5000.jpg',
      'file.jpg',
      'r1/r1/w320.webp',
      '',
      '..%2fw320.webp',
    ]) {
      expect((await get(`/media/${key}/${rest}`)).statusCode).toBe(404);
    }
    expect((await get('/media/AAAAAAAAAAAAAAAAAAAAAA/w320.webp')).statusCode).toBe(404);
    expect((await get('/media/')).statusCode).toBe(404);
    expect(
      server.images.pid === undefined || (await namesIn(storage, `renditions/${key}/`)).length === 0,
    ).toBe(true);
  });

  it('is one for a missing or broken file, which is not rendered a second time', async () => {
    const gone = await aPicture();
    await storage.remove([`originals/${gone.key}/1`]);
    expect((await get(pictureAddress(gone, { width: 320 }))).statusCode).toBe(404);
    const broken = await aPicture({ content: file.subarray(0, 5_000) });
    expect((await get(pictureAddress(broken, { width: 320 }))).statusCode).toBe(404);
    // Another try would wait for the process.
    const { pid = 0 } = server.images;
    process.kill(pid, 'SIGSTOP');
    onTestFinished(() => void process.kill(pid, 'SIGCONT'));
    expect((await get(pictureAddress(broken, { width: 320 }))).statusCode).toBe(404);
    expect(await namesIn(storage, `renditions/${broken.key}/`)).toEqual([]);
  });
});
