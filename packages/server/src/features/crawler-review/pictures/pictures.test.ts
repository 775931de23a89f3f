import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { figuresIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aForeignSite, type ForeignSite, says } from '#server/features/crawls/test-support/a-foreign-site.ts';
import { makePicture } from '#server/features/media/upload/test-support/make-files.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCrawledItem } from '../test-support/a-crawled-item.ts';
import { pictureJobs } from './pictures-jobs.ts';

const server = await startTestServer();
let room: Newsroom;
let headers: Record<string, string>;
let site: ForeignSite;
let count = 0;

beforeAll(async () => {
  site = await aForeignSite('anh.test');
  site.answers.set('/ca-phe.jpg', says(await makePicture('jpeg'), { 'content-type': 'image/jpeg' }));
  site.answers.set('/khong-phai-anh.jpg', says('<html></html>', { 'content-type': 'image/jpeg' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  room = await aNewsroom(server);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [room.projectId] });
  headers = await signIn(server.db, person, { project: room.projectId });
});

const picture = (path: string) => ({
  url: `${site.base}${path}`,
  caption: 'Người hái cà phê',
  credit: 'Quang Đức',
  alt: 'Ba người hái',
});

/** Takes over a text with a picture, and lets its job fetch it. */
async function taken(right: 'COPY_WITH_CREDIT' | 'NONE' | 'HOTLINK', path = '/ca-phe.jpg') {
  count += 1;
  const source = await server.ask(parserSourceEndpoints.create, {
    headers,
    body: {
      title: `Báo Ảnh ${count}`,
      homeUrl: `https://bao-anh-${count}.example/`,
      agreementState: 'SIGNED',
      imagesAllowed: right,
    },
  });
  const shown = picture(path);
  const html = `<p>Đoạn đầu của bài.</p><figure><img src="${shown.url}" alt=""><figcaption>${shown.caption}</figcaption></figure><p>Đoạn cuối.</p>`;
  const id = await aCrawledItem(server.db, room.projectId, source.id, {
    page: { contentHtml: html, cover: shown, images: [shown] },
  });
  const body = { id, version: 1 };
  const { postId, version } = await server.ask(crawlerReviewEndpoints.accept, { headers, body });
  const params = { id: postId ?? '' };
  const before = await server.ask(postEndpoints.detail, { headers, params });
  const dependencies = { ...server, safeFetch: site.safeFetch, userAgent: 'ToaSoan/1 (test)' };
  const run = async () => {
    await runDueJobs(server.db, pictureJobs(dependencies));
    return await server.ask(postEndpoints.detail, { headers, params });
  };
  const undo = () => server.ask(crawlerReviewEndpoints.restore, { headers, body: { id, version } });
  return { before, run, undo };
}

it('a picture comes into the library under the source’s right, and into the draft at its place', async () => {
  const { before, run } = await taken('COPY_WITH_CREDIT');
  expect(figuresIn(before.content)).toHaveLength(0);
  const post = await run();
  const [figure] = figuresIn(post.content);
  expect(figure).toBeDefined();
  expect(post.details.cover?.mediaId).toBeDefined();
  const file = await server.ask(mediaEndpoints.detail, {
    headers,
    params: { id: post.details.cover?.mediaId ?? '' },
  });
  expect(file).toMatchObject({ licence: 'AGENCY', licenceStatus: 'VALID', caption: 'Người hái cà phê' });
  expect(file.credit).toBe(`Quang Đức (Báo Ảnh ${count})`);
});

it('no picture of a source that gives none is asked for, and none stands in the draft', async () => {
  site.asked.length = 0;
  const post = await (await taken('NONE')).run();
  expect(site.asked).toEqual([]);
  expect(JSON.stringify(post.content)).not.toContain('anh.test');
});

it('a picture that may only be linked stays a link', async () => {
  const post = await (await taken('HOTLINK')).run();
  expect(JSON.stringify(post.content)).toContain('anh.test');
  expect(figuresIn(post.content)).toHaveLength(0);
});

it('what is no picture stays outside', async () => {
  const { before, run } = await taken('COPY_WITH_CREDIT', '/khong-phai-anh.jpg');
  expect((await run()).version).toBe(before.version);
});

it('an acceptance can be taken back after the pictures came, and the pictures stay in the library', async () => {
  const { run, undo } = await taken('COPY_WITH_CREDIT');
  const { id } = await run();
  expect((await undo()).state).toBe('NEW');
  expect((await server.ask(postEndpoints.detail, { headers, params: { id } })).state).toBe('TRASHED');
});

it('a draft that somebody has written in meanwhile stays as it is', async () => {
  const { before, run } = await taken('COPY_WITH_CREDIT');
  const body = { id: before.id, version: before.version, title: 'Cà phê vào vụ sớm' };
  await server.ask(postEndpoints.update, { headers, body });
  expect(figuresIn((await run()).content)).toHaveLength(0);
});
