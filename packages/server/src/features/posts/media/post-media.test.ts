import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { figuresIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { illustrated, MADE_UP_KEY } from '../test-support/a-figure.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const { db } = server;
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const picture = (options: MediaOptions = {}) => aMedia(db, room.projectId, options);
const FILM = { kind: 'VIDEO', mime: 'video/mp4', extension: 'mp4' } as const;
const coverOf = (mediaId: string) => ({ cover: { mediaId, caption: '', alt: '' } });
const write = (draft: PostDraft) => room.write(room.admin, draft);
const read = ({ id }: Pick<Post, 'id'>) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });
const save = ({ id, version }: Post, draft: PostDraft) =>
  server.ask(postEndpoints.update, { headers: room.admin.headers, body: { id, version, ...draft } });
const refused = (draft: PostDraft) =>
  server.refusal(postEndpoints.create, { headers: room.admin.headers, body: draft });
const trash = (mediaId: string) =>
  db.updateTable('media').set({ state: 'TRASHED' }).where('id', '=', mediaId).execute();

describe('a post with files of the library', () => {
  it('tells what each of them is, for its editor and its checks', async () => {
    const [cover, film] = [await picture({ alt: 'Ruộng bậc thang' }), await picture(FILM)];
    const post = await write({
      ...coverOf(cover),
      video: { address: '', mediaId: film, durationSec: 0 },
      content: illustrated(cover),
    });
    expect(post.media.map(({ id, kind, alt }) => [id, kind, alt])).toEqual([
      [cover, 'IMAGE', 'Ruộng bậc thang'],
      [film, 'VIDEO', 'Mô tả ảnh'],
    ]);
    expect(post.cover).toMatchObject({ mediaId: cover, width: 1600, height: 1000 });
  });

  it('has the key and the size of a picture from the library, whatever was sent', async () => {
    const id = await picture({ width: 800, height: 450 });
    const post = await write({ content: illustrated(id) });
    const { key } = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow();
    expect(figuresIn(post.content)[0]?.attrs).toMatchObject({ key, width: 800, height: 450 });
    expect(post.contentHtml).toContain(`src="/media/${key}/w1280.jpg"`);
    expect(post.contentHtml).not.toContain(MADE_UP_KEY);
  });

  it('shows its cover in lists, which find posts with one and without', async () => {
    const title = `Có ảnh ${Date.now()}`;
    const cover = await picture();
    const shown = await write({ title, ...coverOf(cover) });
    const plain = await write({ title });
    const list = async (hasPicture?: boolean) =>
      (
        await server.ask(postEndpoints.list, {
          headers: room.admin.headers,
          query: { text: title, ...(hasPicture !== undefined && { hasPicture }) },
        })
      ).items.map(({ id, cover: found }) => [id, found?.mediaId ?? null]);
    expect(await list(true)).toEqual([[shown.id, cover]]);
    expect(await list(false)).toEqual([[plain.id, null]]);
    expect(await list()).toHaveLength(2);
  });

  it('keeps to itself what waits beside its public text', async () => {
    const [public_, waiting] = [await picture(), await picture()];
    const post = await room.postIn('PUBLISHED', room.editor, coverOf(public_));
    const editor = await save(post, coverOf(waiting));
    expect(editor.media.map(({ id }) => id)).toEqual([public_, waiting]);
    const author = await server.ask(postEndpoints.detail, {
      headers: room.author.headers,
      params: { id: post.id },
    });
    expect(author.media.map(({ id }) => id)).toEqual([public_]);
  });
});

describe('a file that is not to be had', () => {
  const PLACES: readonly (readonly [string, string, (id: string) => PostDraft])[] = [
    ['the cover', 'cover', coverOf],
    ['the text', 'content', (id) => ({ content: illustrated(id) })],
    ['the gallery', 'gallery.0.mediaId', (mediaId) => ({ gallery: [{ mediaId, caption: '', credit: '' }] })],
    ['an infographic', 'infographic', (mediaId) => ({ infographic: { mediaId, text: '' } })],
    ['a film', 'video', (mediaId) => ({ video: { address: '', mediaId, durationSec: 0 } })],
    ['sound', 'audio', (mediaId) => ({ audio: { mediaId } })],
    ['an attachment', 'attachmentIds.0', (id) => ({ attachmentIds: [id] })],
    ['a card', 'ogImageId', (ogImageId) => ({ ogImageId })],
  ];

  test.each(PLACES)('of another project is refused as %s', async (_, field, draftWith) => {
    const other = await aMedia(db, (await aNewsroom(server)).projectId);
    expect((await refused(draftWith(other))).details.rules).toMatchObject([{ code: 'MEDIA_GONE', field }]);
  });

  test.each(PLACES)('since it is of another kind is refused as %s', async (_, field, draftWith) => {
    const kind = ['attachmentIds.0', 'audio'].includes(field) ? {} : { ...FILM, kind: 'AUDIO' as const };
    const failure = await refused(draftWith(await picture(kind)));
    expect([failure.status, failure.errors.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('because it lies in the trash is refused, and may stay where it stood', async () => {
    const id = await picture();
    const post = await write(coverOf(id));
    await trash(id);
    expect((await refused(coverOf(id))).details.rules).toMatchObject([{ code: 'MEDIA_GONE' }]);
    expect((await save(post, { title: 'Tít khác', ...coverOf(id) })).cover?.mediaId).toBe(id);
  });

  it('is left out and named where an older save is taken up again', async () => {
    const [gone, kept] = [await picture({ file_name: 'cu.jpg' }), await picture()];
    const first = await write({ ...coverOf(gone), content: illustrated(gone, kept) });
    const second = await save(first, { cover: null, content: illustrated(kept) });
    await trash(gone);
    const { post, leftOut } = await server.ask(versionEndpoints.restore, {
      headers: room.admin.headers,
      params: { id: first.id },
      body: { version: second.version, no: 1 },
    });
    expect(leftOut).toEqual([{ id: gone, title: 'cu.jpg' }]);
    expect([post.details.cover, figuresIn(post.content).map(({ attrs }) => attrs?.mediaId)]).toEqual([
      null,
      [kept],
    ]);
  });

  it('is left out of a copy, and of posts that are brought in', async () => {
    const [gone, kept] = [await picture(), await picture()];
    const draft = { ...coverOf(gone), content: illustrated(kept, gone) };
    const post = await write(draft);
    await trash(gone);
    const copy = await server.ask(postEndpoints.copy, {
      headers: room.admin.headers,
      params: { id: post.id },
    });
    const imported = await read({ id: await aPost(db, room.projectId, { ...draft, createdBy: room.admin }) });
    for (const { media, details } of [copy, imported]) {
      expect([media.map(({ id }) => id), details.cover]).toEqual([[kept], null]);
    }
  });
});

it('a save of before there were pictures has none', async () => {
  const post = await write({ title: 'Bài cũ' });
  await db
    .updateTable('post_versions')
    .set({ snapshot: JSON.stringify({ ...post, details: { postType: 'ARTICLE' } }) as never })
    .where('post_id', '=', post.id)
    .execute();
  const { snapshot } = await server.ask(versionEndpoints.detail, {
    headers: room.admin.headers,
    params: { id: post.id, no: 1 },
  });
  expect(snapshot.details).toMatchObject({ cover: null, gallery: [], attachmentIds: [] });
});
