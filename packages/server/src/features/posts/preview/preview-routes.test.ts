import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { postPreviewEndpoints } from '@toasoan/contract/features/posts/preview/preview-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

const asking = (
  by: Staff,
  { id }: { readonly id: string },
  body: { readonly draft?: PostDraft; readonly text?: 'working' | 'public' } = {},
) => ({
  headers: by.headers,
  params: { id },
  body: { text: 'working' as const, reading: 'STANDS' as const, ...body },
});
const show = async (...how: Parameters<typeof asking>) =>
  (await server.ask(postPreviewEndpoints.show, asking(...how))).page;
const refusal = async (...how: Parameters<typeof asking>) =>
  (await server.refusal(postPreviewEndpoints.show, asking(...how))).code;
const saved = (by: Staff, { id }: { readonly id: string }) =>
  server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });

describe('the preview of a post for those who work on it', () => {
  it('is the page of its site, for a frame that runs nothing and opens links beside it', async () => {
    const post = await room.write(room.author, { ...room.finished(), title: 'Nước lũ đã rút' });
    const page = await show(room.author, post);
    expect(page).toContain('<h1>Nước lũ đã rút</h1>');
    expect(page).toContain('<footer class="site-foot">');
    expect(page).toContain('<base target="_blank">');
    for (const never of ['<script>', '<script src', 'preview-bar', 'data-read'])
      expect(page).not.toContain(never);
  });

  it('shows what is typed over what is saved, and saves nothing', async () => {
    const tag = await room.tag('lũ lụt');
    const post = await room.write(room.author, { ...room.finished(), title: 'Tên đã lưu' });
    const page = await show(room.author, post, {
      draft: { title: 'Tên vừa gõ', content: article('Câu chưa lưu.'), tagIds: [tag], categoryIds: [] },
    });
    for (const typed of ['<h1>Tên vừa gõ</h1>', '<p>Câu chưa lưu.</p>', 'lũ lụt'])
      expect(page).toContain(typed);
    expect(page).toContain('Vài câu dẫn vào bài.');
    expect(await saved(room.author, post)).toMatchObject({
      title: 'Tên đã lưu',
      version: post.version,
      tags: [],
    });
  });

  it('of a public post shows the waiting changes, or what readers have', async () => {
    const post = await room.postIn('PUBLISHED', room.admin, { title: 'Bản công khai' });
    await server.ask(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id: post.id, version: post.version, title: 'Bản đang sửa' },
    });
    expect(await show(room.admin, post)).toContain('<h1>Bản đang sửa</h1>');
    expect(await show(room.admin, post, { text: 'public' })).toContain('<h1>Bản công khai</h1>');
  });

  it('is shown during an embargo too: it stays in the newsroom', async () => {
    const embargoUntil = new Date(Date.now() + 3_600_000).toISOString();
    const post = await room.write(room.author, { ...room.finished(), title: 'Tin cấm đăng', embargoUntil });
    expect(await show(room.author, post)).toContain('<h1>Tin cấm đăng</h1>');
  });

  it('is refused to whoever may not read the post, and typed text to whoever may not write it', async () => {
    const other = await room.hire('AUTHOR');
    const post = await room.write(room.author, room.finished());
    expect(await refusal(other, post)).toBe('NOT_FOUND');
    const submitted = await room.transition(room.author, post, 'SUBMITTED');
    expect(await refusal(room.author, submitted, { draft: { title: 'Sửa lén' } })).toBe('FORBIDDEN');
    expect(await show(room.author, submitted)).toContain('<article class="story"');
    const elsewhere = await aNewsroom(server);
    expect(await refusal(elsewhere.admin, post)).toBe('NOT_FOUND');
  });

  it('gives the waiting changes of a public post to nobody who may only read it', async () => {
    const post = await room.postIn('PUBLISHED', room.admin, { title: 'Bản công khai' });
    await server.ask(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id: post.id, version: post.version, title: 'Bản đang sửa' },
    });
    const other = await room.hire('AUTHOR');
    const page = await show(other, post);
    expect(page).toContain('<h1>Bản công khai</h1>');
    expect(page).not.toContain('Bản đang sửa');
  });

  it('shows no file of the library that the project does not have', async () => {
    const elsewhere = await aNewsroom(server);
    const post = await room.write(room.author, room.finished());
    const foreign = await elsewhere.write(elsewhere.author, {
      ...elsewhere.finished(),
      title: 'Bài nơi khác',
    });
    const page = await show(room.author, post, { draft: { relatedPostIds: [foreign.id] } });
    expect(page).not.toContain('Bài nơi khác');
  });
});
