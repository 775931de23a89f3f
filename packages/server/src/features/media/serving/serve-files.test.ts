import { beforeAll, describe, expect, it } from 'vitest';
import { someBytes } from '#server/core/storage/test-support/content.ts';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';

const { app, db, storage } = await startTestServer();
const content = someBytes(200_000);

let film: string;
let project: string;
beforeAll(async () => {
  project = await aProject(db);
  film = await aFile({ kind: 'VIDEO', mime: 'video/mp4', extension: 'mp4' });
});

async function aFile(options: MediaOptions): Promise<string> {
  const id = await aMedia(db, project, { storage, content, ...options });
  const { key, extension } = await db
    .selectFrom('media')
    .select(['key', 'extension'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `/media/${key}/file.${extension}`;
}

const get = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  await app.inject({ method, url, headers });

describe('a film or a sound', () => {
  it('is streamed whole, with its type, and asked for anew', async () => {
    const answer = await get(film);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '200000',
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await get(film, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-199999', 0, 199_999],
    ['bytes=1000-1999', 1_000, 1_999],
    ['bytes=199999-', 199_999, 199_999],
    ['bytes=150000-999999', 150_000, 199_999],
    ['bytes=-500', 199_500, 199_999],
    ['bytes=-999999', 0, 199_999],
  ])('is sent in the part asked for, to the byte: %s', async (range, first, last) => {
    const answer = await get(film, { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/200000`);
    expect(answer.headers['content-length']).toBe(String(last - first + 1));
    expect(answer.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=200000-', 'bytes=500000-600000', 'bytes=-0'])('has no such part: %s', async (range) => {
    const answer = await get(film, { range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */200000');
    expect(answer.rawPayload).toHaveLength(0);
  });

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'items=0-1', 'nonsense'])('is sent whole for %s', async (range) => {
    const answer = await get(film, { range });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toHaveLength(200_000);
  });

  it('is sent in parts only of the file the other parts are of', async () => {
    const tag = String((await get(film)).headers.etag);
    const asked = async (ifRange: string) =>
      (await get(film, { range: 'bytes=0-9', 'if-range': ifRange })).statusCode;
    expect(await asked(tag)).toBe(206);
    expect(await asked('"other"')).toBe(200);
    expect(await asked('Sat, 21 Nov 2026 08:00:00 GMT')).toBe(200);
  });

  it('is told to HEAD without a body, whatever part it names', async () => {
    const head = await get(film, { range: 'bytes=0-9' }, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe('200000');
    expect(head.rawPayload).toHaveLength(0);
  });
});

describe('a document', () => {
  it('is only to be saved, under its own name made safe', async () => {
    const answer = await get(
      await aFile({
        kind: 'DOCUMENT',
        mime: 'application/pdf',
        extension: 'pdf',
        file_name: 'Đề án "2026"\\.pdf',
      }),
    );
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="De an _2026__.pdf"; filename*=UTF-8''%C4%90%E1%BB%81%20%C3%A1n%20%222026%22%5C.pdf`,
    );
    expect(answer.rawPayload.equals(content)).toBe(true);
  });
});

describe('a file', () => {
  it('is not answered under another ending, or of a type the library does not take', async () => {
    expect((await get(film.replace('.mp4', '.html'))).statusCode).toBe(404);
    expect((await get(film.replace('.mp4', '.webm'))).statusCode).toBe(404);
    const strange = await aFile({ kind: 'DOCUMENT', mime: 'text/html', extension: 'html' });
    expect((await get(strange)).statusCode).toBe(404);
  });

  it('is not answered when it lies nowhere', async () => {
    const url = await aFile({ kind: 'AUDIO', mime: 'audio/mpeg', extension: 'mp3' });
    await storage.remove([`originals/${url.split('/')[2]}/1`]);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, { range: 'bytes=0-1' })).statusCode).toBe(404);
    expect((await get(url, {}, 'HEAD')).statusCode).toBe(404);
  });
});
