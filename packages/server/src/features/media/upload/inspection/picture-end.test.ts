import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { originalName } from '#server/core/media/stored-names.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { makeAnimation, makePicture, manyFrames, withComment } from '../test-support/make-files.ts';
import { makeZip } from '../test-support/make-zip.ts';
import { tusOf } from '../test-support/tus.ts';
import { pictureExtent } from './picture-end.ts';

const server = await startTestServer();
const { app, db, storage } = server;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const tus = tusOf(app, headers);

const fileOf = (content: Buffer, most = content.length) => ({
  size: content.length,
  read: async (first: number, length: number) => content.subarray(first, first + Math.min(length, most)),
});
const jpeg = await makePicture('jpeg');
const archive = makeZip([{ name: 'x.class', content: 'chạy' }]);
const PICTURES = {
  'a JPEG': jpeg,
  'a progressive JPEG': await sharp(jpeg).jpeg({ progressive: true }).toBuffer(),
  'a PNG': await makePicture('png'),
  'a GIF': await makePicture('gif'),
  'an animated GIF': await makeAnimation('gif'),
  'a GIF with a long comment': withComment(await makePicture('gif'), 300_000),
  'a WebP': await makePicture('webp'),
  'an animated WebP': await makeAnimation('webp'),
};

test.each(Object.entries(PICTURES))(
  '%s ends where its last byte is, whatever follows it',
  async (_what, one) => {
    for (const rest of [Buffer.alloc(0), archive, Buffer.from('<script>'), jpeg]) {
      expect((await pictureExtent(fileOf(Buffer.concat([one, rest]))))?.end).toBe(one.length);
    }
  },
);

test('a picture that does not reach its end has none', async () => {
  for (const one of Object.values(PICTURES)) {
    expect(await pictureExtent(fileOf(one.subarray(0, one.length - 3)))).toBeUndefined();
  }
  expect(await pictureExtent(fileOf(Buffer.from('<html>')))).toBeUndefined();
});

test('frames are counted', async () => {
  const frames = async (content: Buffer) => (await pictureExtent(fileOf(content)))?.frames;
  expect(await frames(manyFrames(1_001))).toBe(1_001);
  // Its encoder joins frames that are alike.
  expect(await frames(PICTURES['an animated WebP'])).toBe(2);
  expect(await frames(jpeg)).toBe(1);
});

test('bytes behind a picture are not stored, and the picture stays whole', async () => {
  for (const [name, picture] of [
    ['a.jpg', jpeg],
    ['b.png', PICTURES['a PNG']],
    ['c.gif', PICTURES['an animated GIF']],
    ['d.webp', PICTURES['a WebP']],
  ] as const) {
    const sent = Buffer.concat([picture, archive]);
    const id = String((await tus.upload(name, sent)).headers['media-id']);
    const row = await server.ask(mediaEndpoints.detail, { params: { id }, headers });
    const { key } = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow();
    const stored = await storage.open(originalName({ key, number: 1 }));
    expect(stored && (await buffer(stored.content)).equals(picture)).toBe(true);
    // The checksum recognises what people send again.
    expect(row).toMatchObject({
      sizeBytes: picture.length,
      checksum: createHash('sha256').update(sent).digest('hex'),
    });
  }
});
