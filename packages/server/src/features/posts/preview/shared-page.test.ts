import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { aVisitor, share as shareAs, shareOptions, sharesOf } from '../test-support/a-visitor.ts';

const server = await startTestServer();
const { visit, opens } = aVisitor(server);
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

const share = (post: Pick<Post, 'id'>, options?: Parameters<typeof shareAs>[3], by: Staff = room.admin) =>
  shareAs(server, by, post, options);
const listed = (post: Pick<Post, 'id'>) => sharesOf(server, room.admin, post);
const draft = (change: PostDraft = {}) => room.write(room.author, { ...room.finished(), ...change });

describe('a preview link', () => {
  it('shows the current text without an account, and is counted', async () => {
    const post = await draft({ title: 'Chợ nổi Cái Răng', kicker: 'Miền Tây', internalNote: 'Chờ gọi lại' });
    const { url, ...link } = await share(post);
    expect(url).toMatch(/^\/p\/tsn_[\w-]{43}$/);
    expect(link).toMatchObject({
      state: 'open',
      once: false,
      openCount: 0,
      createdBy: room.admin.displayName,
    });
    const first = await visit(url);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('<h1>Chợ nổi Cái Răng</h1>');
    expect(first.body).toContain('Miền Tây');
    expect(first.body).not.toContain('Chờ gọi lại');
    await server.ask(postEndpoints.update, {
      headers: room.author.headers,
      body: { id: post.id, version: post.version, title: 'Chợ nổi đổi tên' },
    });
    expect((await visit(url)).body).toContain('<h1>Chợ nổi đổi tên</h1>');
    const [after] = await listed(post);
    expect(after).toMatchObject({ openCount: 2, lastOpenTime: expect.any(String) });
  });

  it('may show one version of the history, whatever is written later', async () => {
    const post = await draft({ title: 'Bản đầu tiên' });
    const { url } = await share(post, { versionNo: 1 });
    await server.ask(postEndpoints.update, {
      headers: room.author.headers,
      body: { id: post.id, version: post.version, title: 'Bản thứ hai' },
    });
    expect((await visit(url)).body).toContain('<h1>Bản đầu tiên</h1>');
    const body = shareOptions(post, { versionNo: 99 });
    expect((await server.refusal(shareEndpoints.create, { headers: room.admin.headers, body })).code).toBe(
      'NOT_FOUND',
    );
  });

  it('of a public post shows the pending changes, or the public text', async () => {
    const post = await room.postIn('PUBLISHED', room.admin, { title: 'Bản công khai' });
    await server.ask(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id: post.id, version: post.version, title: 'Bản đang sửa' },
    });
    const working = await share(post);
    const shown = await share(post, { text: 'public' });
    expect((await visit(working.url)).body).toContain('<h1>Bản đang sửa</h1>');
    expect((await visit(shown.url)).body).toContain('<h1>Bản công khai</h1>');
    const { version } = await server.ask(postEndpoints.detail, {
      headers: room.admin.headers,
      params: { id: post.id },
    });
    const applied = { headers: room.admin.headers, params: { id: post.id }, body: { version } };
    await server.ask(postEndpoints.apply, applied);
    expect([await opens(working.url), await opens(shown.url)]).toEqual([404, 404]);
  });

  it('runs the scripts of the site alone, without an origin, and is neither stored, indexed nor referred', async () => {
    const { url } = await share(
      await draft({
        title: '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
        excerpt: '\'"&<b>đậm</b>',
        content: article('</article><script>alert(2)</script>'),
        sourceName: '<i>nguồn</i>',
        sourceUrl: 'https://nguon.example/a?b=1&c=2',
        authors: [{ displayName: '<svg onload=alert(3)>', role: 'WRITER' }],
      }),
    );
    const { body, headers } = await visit(url);
    const [, article1 = ''] = body.split('<article');
    expect(article1).not.toMatch(/<(script|img|svg onload|i|b)\b/);
    expect(body).not.toMatch(/<script>alert|<svg onload|<img src=x/);
    expect(body).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/(^|; )script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toMatch(/; sandbox [a-z- ]*allow-scripts/);
    for (const never of ['allow-same-origin', 'connect-src', 'unsafe']) expect(policy).not.toContain(never);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('hides internal parts: hidden questions, a byline that is off', async () => {
    const { url } = await share(
      await draft({
        postType: 'QA',
        hideAuthor: true,
        questions: {
          guests: [{ id: 'khach-1', name: 'Bác sĩ An', title: '' }],
          items: [
            { id: 'hoi-1', asker: '', question: 'Câu hỏi hiện', answer: '', guestId: '', state: 'WAITING' },
            { id: 'hoi-2', asker: '', question: 'Câu hỏi ẩn', answer: '', guestId: '', state: 'HIDDEN' },
          ],
        },
      }),
    );
    const { body } = await visit(url);
    expect(body).toContain('Câu hỏi hiện');
    expect(body).not.toContain('Câu hỏi ẩn');
    expect(body).not.toContain('Thu Hà');
  });

  it('speaks of itself in the language of its reader, and keeps that of the post', async () => {
    const { url } = await share(await draft());
    const { body } = await visit(url, { headers: { 'accept-language': 'en-GB,en' } });
    expect(body).toContain('<html lang="vi">');
    expect(body).toContain('<aside class="preview-bar" lang="en" aria-label="Preview">');
    expect(body).toContain('An internal text');
  });

  it('of a public post ends when the post is taken down', async () => {
    const post = await room.postIn('PUBLISHED', room.admin);
    const { url } = await share(post);
    expect(await opens(url)).toBe(200);
    await server.ask(postEndpoints.transition, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: {
        version: post.version,
        to: 'TAKEN_DOWN',
        reason: 'Theo văn bản của cơ quan quản lý.',
        takedown: {
          reasonKind: 'SELF_DETECTED',
          orderRef: '',
          orderIssuer: '',
          orderTime: null,
          receivedTime: new Date(Date.now() - 60_000).toISOString(),
          scope: ['POST'],
          note: '',
        },
      },
    });
    expect(await opens(url)).toBe(404);
    expect((await listed(post))[0]?.state).toBe('ended');
  });
});
