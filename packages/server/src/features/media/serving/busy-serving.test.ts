import { readdir } from 'node:fs/promises';
import { pictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { fourColours } from '#server/core/images/test-support/test-pictures.ts';
import { namesIn } from '#server/core/storage/test-support/content.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { app, db, storage, images } = server;
/** Like a photograph: expensive to decode and to encode. */
const photo = await sharp({
  create: {
    width: 3000,
    height: 2000,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer();
const small = await fourColours(600, 400).png().toBuffer();

let project: string;
beforeAll(async () => {
  project = await aProject(db);
});

async function aPicture(content: Buffer) {
  const id = await aMedia(db, project, { storage, content, width: 3000, height: 2000 });
  const { key } = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow();
  return { key, revision: 1 };
}

/** An abandoned request continues, and cleans up behind itself; a busy machine renders twenty photographs slowly. */
const nothingUnderWay = () =>
  expect.poll(() => readdir(server.config.scratchDir), { timeout: 40_000 }).toEqual([]);
const get = async (url: string) => await app.inject({ method: 'GET', url });

describe('a process that answers while pictures are rendered', () => {
  it('answers with the picture after its process is killed while rendering, and leaves nothing half-written', async () => {
    const picture = await aPicture(photo);
    await get(pictureAddress(await aPicture(small), { width: 320 }));
    const { pid } = images;
    if (pid === undefined) throw new Error('pictures have a process');
    process.kill(pid, 'SIGSTOP');
    const answer = get(pictureAddress(picture, { width: 1280, format: 'webp' }));
    // The source is copied for the process that renders it.
    await expect.poll(() => readdir(server.config.scratchDir), { interval: 5 }).not.toEqual([]);
    process.kill(pid, 'SIGKILL');
    const { statusCode, rawPayload, headers } = await answer;
    expect([200, 503]).toContain(statusCode);
    if (statusCode === 503) expect(headers['retry-after']).toMatch(/^\d+$/);
    else expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1280 });
    await nothingUnderWay();
    const kept = await namesIn(storage, `renditions/${picture.key}/`);
    for (const name of kept) {
      const whole = await storage.open(name);
      const bytes = Buffer.concat(whole === undefined ? [] : await whole.content.toArray());
      expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: true });
    }
  });

  it('accepts a limited number at once; the others learn when to retry', async () => {
    const pictures = await Promise.all(Array.from({ length: 40 }, () => aPicture(small)));
    await get(pictureAddress(await aPicture(small), { width: 320 }));
    const { pid } = images;
    if (pid === undefined) throw new Error('pictures have a process');
    // None is rendered before all requests have arrived, however long they take.
    process.kill(pid, 'SIGSTOP');
    const answers: Awaited<ReturnType<typeof get>>[] = [];
    const asked = pictures.map(async (picture) => {
      answers.push(await get(pictureAddress(picture, { width: 320, format: 'jpg' })));
    });
    await expect.poll(() => answers.length).toBe(16);
    process.kill(pid, 'SIGCONT');
    await Promise.all(asked);
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(24);
    expect(busy).toHaveLength(16);
    for (const { headers, body } of busy) {
      expect(headers['retry-after']).toBe('5');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toBe('Busy, come back later');
    }
    await nothingUnderWay();
  });

  it('answers other calls while the rendering of twenty does not go on', async () => {
    const pictures = await Promise.all(Array.from({ length: 20 }, () => aPicture(photo)));
    await get(pictureAddress(await aPicture(small), { width: 320 }));
    const { pid } = images;
    if (pid === undefined) throw new Error('pictures have a process');
    process.kill(pid, 'SIGSTOP');
    const answers = pictures.map((picture) => get(pictureAddress(picture, { width: 320, format: 'jpg' })));
    expect((await get('/readyz')).statusCode).toBe(200);
    process.kill(pid, 'SIGCONT');
    for (const { statusCode } of await Promise.all(answers)) expect([200, 503]).toContain(statusCode);
    await nothingUnderWay();
  });
});
