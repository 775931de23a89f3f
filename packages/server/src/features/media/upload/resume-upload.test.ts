import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { expect, test, vi } from 'vitest';
import { receiveBytes } from '#server/core/tus/receive-bytes.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { sendSome } from './test-support/send-some.ts';
import { idOf, tusOf } from './test-support/tus.ts';
import { mediaUploads } from './upload-store.ts';

const server = await startTestServer();
const { app, db, storage, scratch } = server;
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const tus = tusOf(app, headers);

const CUTS = 50;
const content = randomBytes(6_000_000);
const checksum = createHash('sha256').update(content).digest('hex');
const urlOf = (id: string) => `${address}/api/admin/media/upload/${id}`;
const begun = async () => idOf(await tus.begin(content.length, { filename: 'phim.mp4' }));
const offsetOf = async (id: string) => Number((await tus.progress(id)).headers['upload-offset']);
async function fileOf(mediaId: unknown) {
  return await server.ask(mediaEndpoints.detail, { params: { id: String(mediaId) }, headers });
}

/** Bytes of a connection that have arrived and are not safe yet. */
async function cameIn(): Promise<number> {
  const { scratchDir } = server.config;
  const names = await readdir(scratchDir).catch(() => []);
  const files = names.map((name) => stat(join(scratchDir, name)).catch(() => undefined));
  return Math.max(0, ...(await Promise.all(files)).map((file) => file?.size ?? 0));
}

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Gives up in time: they may be safe already. */
const somethingCameIn = () =>
  vi.waitFor(async () => expect(await cameIn()).toBeGreaterThan(0), 5_000).catch(() => undefined);

test('a file whose connection breaks 50 times at any byte arrives unchanged', async () => {
  const id = await begun();
  const offsets = [0];
  for (let cut = 0; cut < CUTS; cut += 1) {
    const from = offsets.at(-1) ?? 0;
    const cutAfter = randomInt(0, Math.floor((content.length - from) / (CUTS - cut)) * 2);
    const bytes = content.subarray(from);
    // Every other connection breaks after its first byte, however long the server takes to read it.
    const isBegun = cut % 2 === 0;
    await sendSome({
      url: urlOf(id),
      headers,
      from,
      bytes,
      cutAfter: Math.min(Math.max(cutAfter, Number(isBegun)), bytes.length - 1),
      ...(isBegun && { beforeCut: somethingCameIn }),
    });
    // A client that returns sooner than the bytes on the line overtakes them.
    await expect.poll(openConnections, { interval: 5 }).toBe(0);
    const safe = await offsetOf(id);
    expect(safe).toBeGreaterThanOrEqual(from);
    offsets.push(safe);
  }
  // A broken connection that the server accepts late takes the upload's turn from a newer one: a client then sends on.
  let mediaId: unknown;
  const sendRest = async () => {
    const from = await offsetOf(id);
    const end = await sendSome({ url: urlOf(id), headers, from, bytes: content.subarray(from) });
    mediaId = end?.headers['media-id'];
    return end?.status;
  };
  await expect.poll(sendRest).toBe(204);
  expect(await fileOf(mediaId)).toMatchObject({ checksum, sizeBytes: content.length });
  // Bytes before a break are kept; some breaks may come before the first byte.
  expect(new Set(offsets).size).toBeGreaterThan(CUTS / 4);
  expect(await Array.fromAsync(storage.list('uploads/'))).toEqual([]);
});

test('a newer connection replaces a silent one, and its received bytes are kept', async () => {
  const id = await begun();
  const silent = new Readable({ read: () => undefined });
  const forgotten = fetch(urlOf(id), {
    method: 'PATCH',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: Readable.toWeb(silent) as ReadableStream,
    duplex: 'half',
  } as RequestInit).catch((error: unknown) => error);
  silent.push(content.subarray(0, 5_000));
  await expect.poll(cameIn, { interval: 5 }).toBe(5_000);
  const from = await offsetOf(id);
  expect(from).toBe(5_000);
  const last = await tus.send(id, from, content.subarray(from));
  expect(await fileOf(last.headers['media-id'])).toMatchObject({ checksum });
  expect(await forgotten).toBeInstanceOf(Error);
});

test('of several concurrent senders of one file one ends it, and nothing is mixed', async () => {
  const id = await begun();
  const all = { url: urlOf(id), headers, from: 0, bytes: content };
  const ends = await Promise.all(Array.from({ length: 6 }, () => sendSome(all)));
  expect(ends.filter((end) => end !== undefined && ![204, 409].includes(end.status))).toEqual([]);
  const from = await offsetOf(id);
  const last = await tus.send(id, from, content.subarray(from));
  expect(await fileOf(last.headers['media-id'])).toMatchObject({ checksum });
});

test('a process that lost an upload to another keeps none of its bytes', async () => {
  const id = await begun();
  const own = { id, from: 0, now: new Date() };
  const { takeLease } = mediaUploads;
  const [older, newer] = [await takeLease(db, project, own), await takeLease(db, project, own)];
  const [store, prefix, now] = [mediaUploads, `uploads/${id}/`, () => new Date()];
  const inTurn = <Result>(work: () => Promise<Result>) => work();
  const to = { storage, scratch, store, inTurn, prefix, now, db, projectId: project, uploadId: id, from: 0 };
  const receive = (lease: string | undefined, bytes: Buffer) =>
    receiveBytes({ ...to, lease: lease ?? '', length: content.length }, Readable.from([bytes]));
  await expect(receive(older, randomBytes(500))).rejects.toMatchObject({ code: 'UPLOAD_OFFSET' });
  expect(await receive(newer, content.subarray(0, 700))).toBe(700);
  await expect(receive(older, randomBytes(900))).rejects.toMatchObject({ code: 'UPLOAD_OFFSET' });
  expect(await offsetOf(id)).toBe(700);
  const names = await Array.fromAsync(storage.list(`uploads/${id}/`));
  expect(names).toHaveLength(1);
  const last = await tus.send(id, 700, content.subarray(700));
  expect(await fileOf(last.headers['media-id'])).toMatchObject({ checksum });
});
