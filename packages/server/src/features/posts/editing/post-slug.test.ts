import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRedirect } from '#server/core/redirects/redirect-store.ts';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

const write = (draft: PostDraft) => room.write(room.editor, draft);

function bodyOf({ id, version }: Post, change: PostDraft) {
  return { headers: room.admin.headers, body: { id, version, ...change } };
}

const save = (post: Post, change: PostDraft) => server.ask(postEndpoints.update, bodyOf(post, change));

/** Applies the pending changes of a post. */
const publish = ({ id, version }: Post) =>
  server.ask(postEndpoints.apply, { headers: room.admin.headers, params: { id }, body: { version } });

function redirectOf(slug: string): Promise<string | undefined> {
  return findRedirect(server.db, room.projectId, { entity: 'post', slug });
}

describe('the slug of a post', () => {
  it('follows the title until it is set by hand', async () => {
    const post = await write({ title: 'Tên đầu tiên' });
    expect(post.slug).toBe('ten-dau-tien');
    const renamed = await save(post, { title: 'Tên thứ hai' });
    expect([renamed.slug, renamed.slugFollowsTitle]).toEqual(['ten-thu-hai', true]);
    const set = await save(renamed, { slug: 'ten-rieng' });
    expect([set.slug, set.slugFollowsTitle]).toEqual(['ten-rieng', false]);
    expect((await save(set, { title: 'Tên thứ ba' })).slug).toBe('ten-rieng');
  });

  it('stays when sent unchanged, and follows the next title again', async () => {
    const post = await write({ title: 'Tên' });
    const saved = await save(post, { title: 'Tên khác', slug: 'ten' });
    expect([saved.slug, saved.slugFollowsTitle]).toEqual(['ten', true]);
    expect((await save(saved, { title: 'Tên khác nữa' })).slug).toBe('ten-khac-nua');
  });

  it('never blocks a save: a taken one gets a number', async () => {
    const slugs = [];
    for (let count = 0; count < 3; count += 1) slugs.push((await write({ title: 'Tin vắn' })).slug);
    expect(slugs).toEqual(['tin-van', 'tin-van-2', 'tin-van-3']);
    const other = await write({ title: 'Khác' });
    expect((await save(other, { title: 'Tin vắn!' })).slug).toBe('tin-van-4');
  });

  it('finds a number also where very many are taken', async () => {
    for (let count = 1; count <= 35; count += 1)
      await aPost(server.db, room.projectId, { title: 'Điểm tin' });
    expect((await write({ title: 'Điểm tin' })).slug).toBe('diem-tin-36');
  });

  it('set by hand must be free', async () => {
    await write({ title: 'Đã có' });
    const other = await write({ title: 'Bài khác' });
    const refusals = [
      await server.refusal(postEndpoints.update, bodyOf(other, { slug: 'da-co' })),
      await server.refusal(postEndpoints.create, {
        headers: room.editor.headers,
        body: { title: 'Mới', slug: 'da-co' },
      }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 409, code: 'SLUG_TAKEN', errors: [{ field: 'slug' }] });
    }
  });

  it('is "bai-viet-{id}" when no character of the title is allowed in an address', async () => {
    for (const title of ['', '???', 'Không có tiêu đề', '日本語']) {
      const post = await write({ title });
      expect([title, post.slug]).toEqual([title, `bai-viet-${post.id}`]);
    }
  });

  it('belongs to one project: another may have the same', async () => {
    await write({ title: 'Trùng tên' });
    room = await aNewsroom(server);
    expect((await write({ title: 'Trùng tên' })).slug).toBe('trung-ten');
  });

  it('goes to one of several concurrent requests', async () => {
    const posts = await Promise.all([1, 2, 3].map(() => write({ title: 'Cùng lúc' })));
    expect(posts.map(({ slug }) => slug).sort()).toEqual(['cung-luc', 'cung-luc-2', 'cung-luc-3']);
    const bySlug = await Promise.all(
      posts.map((post) => server.send(postEndpoints.update, bodyOf(post, { slug: 'mot-minh' }))),
    );
    expect(bySlug.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('a slug that was public', () => {
  it('no longer follows the title, also after unpublishing', async () => {
    const post = await room.postIn('UNPUBLISHED', room.admin, { title: 'Đã đăng' });
    const saved = await save(post, { title: 'Đổi tên sau khi hạ' });
    expect([saved.slug, saved.slugFollowsTitle]).toEqual(['da-dang', false]);
  });

  it('redirects to the new one when it is changed by hand, and back when that is undone', async () => {
    const post = await room.postIn('PUBLISHED', room.admin, { title: 'Địa chỉ cũ' });
    const moved = await publish(await save(post, { slug: 'dia-chi-moi' }));
    expect(await redirectOf('dia-chi-cu')).toBe(post.id);
    await publish(await save(moved, { slug: 'dia-chi-cu' }));
    expect(await redirectOf('dia-chi-cu')).toBeUndefined();
    expect(await redirectOf('dia-chi-moi')).toBe(post.id);
  });

  it('of a draft that never was public leaves no redirect', async () => {
    await save(await write({ title: 'Nháp' }), { slug: 'nhap-moi' });
    expect(await redirectOf('nhap')).toBeUndefined();
  });

  it('still redirects to its post: no other post gets it', async () => {
    const post = await room.postIn('PUBLISHED', room.admin, { title: 'Tin cũ' });
    await publish(await save(post, { slug: 'tin-moi' }));
    expect((await write({ title: 'Tin cũ' })).slug).toBe('tin-cu-2');
    const refusal = await server.refusal(postEndpoints.create, {
      headers: room.editor.headers,
      body: { slug: 'tin-cu' },
    });
    expect(refusal.code).toBe('SLUG_TAKEN');
  });
});

describe('the trash', () => {
  it('frees the slug of a draft, and restoring never fails because of it', async () => {
    for (const slug of [undefined, 'dat-tay'] as const) {
      const draft: PostDraft = slug === undefined ? { title: 'Lịch nghỉ' } : { title: 'Tay', slug };
      const trashed = await room.transition(room.editor, await write(draft), 'TRASHED');
      const newer = await write(draft);
      expect(newer.slug).toBe(trashed.slug);
      const restored = await room.transition(room.admin, trashed, 'DRAFT');
      expect([restored.state, restored.slug]).toEqual(['DRAFT', `${trashed.slug}-2`]);
    }
  });

  it('keeps the slug of a post that was public', async () => {
    const post = await room.postIn('UNPUBLISHED', room.admin, { title: 'Từng đăng' });
    const trashed = await room.transition(room.admin, post, 'TRASHED');
    expect((await write({ title: 'Từng đăng' })).slug).toBe('tung-dang-2');
    expect((await room.transition(room.admin, trashed, 'UNPUBLISHED')).slug).toBe('tung-dang');
  });
});
