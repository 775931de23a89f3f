import { beforeAll, expect, it } from 'vitest';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { illustrated } from '../test-support/a-figure.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { aVisitor, share } from '../test-support/a-visitor.ts';

const server = await startTestServer();
const { visit } = aVisitor(server);
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const file = async (options: MediaOptions = {}) => {
  const id = await aMedia(server.db, room.projectId, options);
  const row = await server.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { id, key: row.key };
};

it('a preview shows cover, pictures, gallery, film, audio and files, from its own library only', async () => {
  const [cover, figure, photo, wide] = [await file(), await file(), await file(), await file()];
  const film = await file({ kind: 'VIDEO', mime: 'video/mp4', extension: 'mp4', has_poster: true });
  const sound = await file({ kind: 'AUDIO', mime: 'audio/mpeg', extension: 'mp3' });
  const paper = await file({ kind: 'DOCUMENT', extension: 'pdf', file_name: 'Quy hoạch <1>.pdf' });
  const post = await room.write(room.author, {
    ...room.finished(),
    content: illustrated(figure.id),
    cover: { mediaId: cover.id, caption: 'Ảnh bìa', alt: '' },
    gallery: [{ mediaId: photo.id, caption: 'Ảnh một', credit: 'TTXVN' }],
    infographic: { mediaId: wide.id, text: 'Số liệu <b>' },
    video: { address: '', mediaId: film.id, durationSec: 0 },
    audio: { mediaId: sound.id },
    attachmentIds: [paper.id],
  });
  const { url } = await share(server, room.admin, post);
  const page = await visit(url);
  expect(page.headers['content-security-policy']).toContain("img-src 'self' data:; media-src 'self'");
  for (const { key } of [figure, photo, wide])
    expect(page.body).toMatch(new RegExp(`<img [^>]*src="/media/${key}/`));
  expect(page.body).toContain('alt="Mô tả ảnh"');
  expect(page.body).toContain('<span class="count">1/1</span> Ảnh một <cite>Ảnh: TTXVN</cite>');
  const player = `<video controls preload="none" src="/media/${film.key}/file.mp4"`;
  expect(page.body).toMatch(new RegExp(`${player}[^>]* poster="/media/(${film.key}|${cover.key})/`));
  expect(page.body).toContain(`<audio controls preload="none" src="/media/${sound.key}/file.mp3"`);
  expect(page.body).toContain(`<a href="/media/${paper.key}/file.pdf" download>Quy hoạch &lt;1&gt;.pdf</a>`);
  expect(page.body).toContain('Số liệu &lt;b&gt;');
});

it('a preview hides a cover that is quarantined or not placed on the page', async () => {
  const barred = await file({ state: 'QUARANTINED' });
  const [hidden, shown] = [await file(), await file()];
  const coverOf = ({ id }: { id: string }) => ({ mediaId: id, caption: '', alt: '' });
  const posts = [
    await room.write(room.author, { ...room.finished(), cover: coverOf(barred) }),
    await room.write(room.author, { ...room.finished(), cover: coverOf(hidden), coverPosition: 'NONE' }),
  ];
  for (const post of posts) {
    const { url } = await share(server, room.admin, post);
    expect((await visit(url)).body).not.toContain('<img');
  }
  const post = await room.write(room.author, { ...room.finished(), cover: coverOf(shown) });
  const { url } = await share(server, room.admin, post);
  expect((await visit(url)).body).toMatch(
    new RegExp(`<div class="cover"><figure><img [^>]*/media/${shown.key}/`),
  );
});
