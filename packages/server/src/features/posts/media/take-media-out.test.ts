import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { figuresIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import type { MediaTakenOut } from '#server/core/media/article-media-holder.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { aFigure, illustrated } from '../test-support/a-figure.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { giveMediaBackToPost, takeMediaOutOfPost } from './take-media-out.ts';

const server = await startTestServer();
const { db } = server;
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const source = () => ({
  projectId: room.projectId,
  address: '',
  requestId: 'thu-hoi',
  caller: { ...room.admin, role: 'ADMIN' as const },
});
const takeOut = (postId: string, mediaId: string, otherId: string | null = null) =>
  inTransaction(db, (tx) => takeMediaOutOfPost({ ...source(), db: tx }, { id: postId, mediaId, otherId }));
const giveBack = (postId: string, taken: MediaTakenOut) =>
  inTransaction(db, (tx) => giveMediaBackToPost({ ...source(), db: tx }, { id: postId, taken }));
const read = ({ id }: Pick<Post, 'id'>) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });
const picture = (caption = '') => aMedia(db, room.projectId, { caption });

function everywhere(mediaId: string, other: string): PostDraft {
  return {
    cover: { mediaId, caption: 'Bìa', alt: 'Bìa' },
    content: {
      type: 'doc',
      content: [{ type: 'blockquote', content: [aFigure(mediaId)] }, ...illustrated(mediaId, other).content],
    },
    gallery: [mediaId, other].map((id) => ({ mediaId: id, caption: 'Chú thích', credit: '' })),
    infographic: { mediaId, text: 'Số liệu' },
    ogImageId: mediaId,
  };
}
const text = ({ content, contentHtml, details, pending }: Post) => ({
  content,
  contentHtml,
  details,
  pending: pending && { draft: pending.draft },
});
const uses = async (mediaId: string) =>
  (await db.selectFrom('media_uses').select(['place', 'use_class']).where('media_id', '=', mediaId).execute())
    .map(({ place, use_class }) => `${use_class} ${place}`)
    .toSorted();

describe('a picture that may not be shown any more', () => {
  it('leaves every place of a public post at once, with its pending changes; its versions stay', async () => {
    const [id, other] = [await picture(), await picture()];
    const post = await room.postIn('PUBLISHED', room.editor, everywhere(id, other));
    await server.ask(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id: post.id, version: post.version, title: 'Tít chờ', content: illustrated(id) },
    });
    await takeOut(post.id, id);
    const after = await read(post);
    expect(JSON.stringify([after.content, after.contentHtml, after.details, after.pending])).not.toContain(
      after.media.find((one) => one.id === id)?.picture?.key ?? 'nicht da',
    );
    expect(after.state).toBe('PUBLISHED');
    expect(after.media.map((one) => one.id)).toEqual([other]);
    expect(after.details).toMatchObject({ cover: null, infographic: null, ogImageId: null });
    expect(after.details.gallery).toHaveLength(1);
    expect(after.content.content[0]).toEqual({ type: 'blockquote', content: [{ type: 'paragraph' }] });
    expect(after.pending?.draft.title).toBe('Tít chờ');
    expect((await uses(id)).filter((one) => !one.startsWith('VERSION'))).toEqual([]);
    expect(await uses(id)).toContain('VERSION cover');
    const { items } = await server.ask(versionEndpoints.list, {
      headers: room.admin.headers,
      params: { id: post.id },
    });
    expect(items.find(({ kind }) => kind === 'publish')).toMatchObject({
      userName: room.admin.displayName,
      changedFields: ['content', 'cover', 'gallery', 'infographic', 'ogImageId'],
    });
  });

  it("is replaced by another one, with that one's own words", async () => {
    const [id, other] = [await picture(), await picture('Ảnh thay')];
    const post = await room.postIn('PUBLISHED', room.editor, everywhere(id, other));
    await takeOut(post.id, id, other);
    const after = await read(post);
    expect(after.media.map((one) => one.id)).toEqual([other]);
    expect(after.details.cover).toEqual({ mediaId: other, caption: 'Ảnh thay', alt: '' });
    expect(figuresIn(after.content).map(({ attrs }) => [attrs?.mediaId, attrs?.caption])).toEqual([
      [other, 'Ảnh thay'],
      [other, 'Ảnh thay'],
      [other, 'Mùa gặt'],
    ]);
  });

  it('is restored exactly, unless somebody has edited the post since', async () => {
    const [id, other] = [await picture(), await picture()];
    const draft = everywhere(id, other);
    const [first, second] = [
      await room.postIn('PUBLISHED', room.editor, draft),
      await room.postIn('PUBLISHED', room.editor, draft),
    ];
    const body = { id: first.id, version: first.version, content: illustrated(other, id) };
    const before = await server.ask(postEndpoints.update, { headers: room.admin.headers, body });
    const [taken, takenToo] = [await takeOut(first.id, id), await takeOut(second.id, id)];
    expect(await giveBack(first.id, JSON.parse(JSON.stringify(taken)))).toBe(true);
    expect(text(await read(first))).toEqual(text(before));
    const edited = await read(second);
    await server.ask(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id: edited.id, version: edited.version, title: 'Tít sau khi gỡ' },
    });
    expect(await giveBack(second.id, takenToo as MediaTakenOut)).toBe(false);
    expect((await read(second)).details.cover).toBeNull();
  });

  it('is skipped where a post does not hold it, and no foreign file replaces it', async () => {
    const [id, other] = [await picture(), await picture()];
    const post = await room.postIn('DRAFT', room.author, { cover: { mediaId: id, caption: '', alt: '' } });
    expect(await takeOut(post.id, other)).toBeUndefined();
    const stranger = await aMedia(db, (await aNewsroom(server)).projectId);
    await expect(takeOut(post.id, id, stranger)).rejects.toMatchObject({ code: 'RULES_NOT_MET' });
    expect((await read(post)).version).toBe(post.version);
  });
});
