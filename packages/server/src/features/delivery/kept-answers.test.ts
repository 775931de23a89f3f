import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';

const one = await startTestServer();
const other = await startTestServer({ beside: one });
let room: Newsroom;
let addresses: string[];

beforeAll(async () => {
  room = await aNewsroom(one);
  addresses = await Promise.all([one, other].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  await Promise.all([one, other].map(({ delivery }) => delivery.answers.listening()));
});

const url = (path: string, at = 0) => `${addresses[at]}/api/public/v1/${room.projectId}${path}`;
const titlesAt = async (at: number) => {
  const { data } = (await (await fetch(url('/home', at))).json()) as {
    data: { blocks: { posts: { title: string }[] }[] };
  };
  return data.blocks.flatMap(({ posts }) => posts.map(({ title }) => title));
};

describe('answers for readers', () => {
  it('show a publication within a second in both processes, and its end too', async () => {
    expect(await Promise.all([titlesAt(0), titlesAt(1)])).toEqual([[], []]);
    const post = await room.postIn('PUBLISHED', room.author);
    for (const at of [0, 1]) await expect.poll(() => titlesAt(at), { timeout: 1_000 }).toEqual([post.title]);
    await room.transition(room.admin, post, 'UNPUBLISHED', 'Sai số liệu, cần kiểm tra lại.');
    for (const at of [0, 1]) await expect.poll(() => titlesAt(at), { timeout: 1_000 }).toEqual([]);
  });

  it('are composed once for a crowd that asks at once, and again after a change alone', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const crowd = async () =>
      await Promise.all(Array.from({ length: 300 }, () => fetch(url(`/post/${post.slug}`))));
    await expect.poll(async () => (await titlesAt(0))[0]).toBe(post.title);
    const before = one.delivery.answers.answers.counts().composed;
    for (const { status } of await crowd()) expect(status).toBe(200);
    await crowd();
    expect(one.delivery.answers.answers.counts().composed - before).toBe(1);
    await one.db.updateTable('posts').set({ seo_title: 'Tên khác' }).where('id', '=', post.id).execute();
    await expect
      .poll(async () => (await (await fetch(url(`/post/${post.slug}`))).text()).includes('Tên khác'))
      .toBe(true);
    expect(one.delivery.answers.answers.counts().composed - before).toBe(2);
  });

  it('stay while a public post is edited, for its draft is not public', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    await expect.poll(async () => (await titlesAt(0))[0]).toBe(post.title);
    const before = one.delivery.answers.answers.counts().composed;
    const { headers } = room.editor;
    await one.ask(postEndpoints.update, {
      headers,
      body: { id: post.id, version: post.version, title: 'Bản nháp' },
    });
    // A notice of this would have arrived before the one of that.
    const next = await room.postIn('PUBLISHED', room.author);
    await expect.poll(async () => (await titlesAt(0))[0]).toBe(next.title);
    expect((await titlesAt(0)).includes('Bản nháp')).toBe(false);
    expect(one.delivery.answers.answers.counts().composed - before).toBe(1);
  });

  it('know who has them already, travel compressed, and answer HEAD', async () => {
    const first = await fetch(url('/home'), { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toContain('"error":0');
    expect(first.headers.get('cache-tag')).toContain(`posts-${room.projectId}`);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const etag = first.headers.get('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const same = await fetch(url('/home'), { method, headers: { 'if-none-match': etag } });
      expect([same.status, await same.text()]).toEqual([304, '']);
    }
    const head = await fetch(url('/home'), { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  it('become public by the clock when an embargo on a public post ends', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const until = new Date(Date.now() + 1_500).toISOString();
    await one.db
      .updateTable('posts')
      .set({ details: JSON.stringify({ embargoUntil: until }) })
      .where('id', '=', post.id)
      .execute();
    await expect.poll(async () => (await titlesAt(1)).includes(post.title), { timeout: 1_000 }).toBe(false);
    await expect.poll(async () => (await titlesAt(1)).includes(post.title), { timeout: 4_000 }).toBe(true);
  });

  it('of articles in one category share what is newest there, and the next one names a new post', async () => {
    const mainCategoryId = await room.category();
    const write = async () => await room.postIn('PUBLISHED', room.author, { mainCategoryId });
    const [old, second] = [await write(), await write()];
    const relatedOf = async ({ slug }: { readonly slug: string }) => {
      const { data } = (await (await fetch(url(`/post/${slug}`))).json()) as {
        data: { page: { related: { id: string }[] } };
      };
      return data.page.related.map(({ id }) => id);
    };
    await expect.poll(async () => (await titlesAt(0))[0]).toBe(second.title);
    const { answers } = one.delivery.answers;
    const before = answers.counts().composed;
    expect([await relatedOf(old), await relatedOf(second)]).toEqual([[second.id], [old.id]]);
    expect(answers.counts().composed - before).toBe(2);
    const third = await write();
    await expect.poll(async () => (await titlesAt(0))[0]).toBe(third.title);
    expect(await relatedOf(third)).toEqual([second.id, old.id]);
  });
});
