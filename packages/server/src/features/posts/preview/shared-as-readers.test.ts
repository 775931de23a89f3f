import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../test-support/a-newsroom.ts';
import { aVisitor, share as shareAs } from '../test-support/a-visitor.ts';

const server = await startTestServer();
const { visit } = aVisitor(server);
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

const draft = (change: PostDraft = {}) => room.write(room.author, { ...room.finished(), ...change });
const read = async (change: PostDraft, query = '') => {
  const { url } = await shareAs(server, room.admin, await draft(change));
  return (await visit(`${url}${query}`)).body;
};

/** What only this type has on its page. */
const TYPES: readonly [string, PostDraft, string][] = [
  ['an article', { postType: 'ARTICLE' }, 'is-article'],
  ['a photo story', { postType: 'PHOTO_STORY' }, 'is-wide is-photo_story'],
  ['a long form', { postType: 'LONGFORM' }, 'is-wide is-longform'],
  [
    'a video',
    { postType: 'VIDEO', video: { address: 'https://youtu.be/dQw4w9WgXcQ', mediaId: null, durationSec: 0 } },
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'a live blog',
    {
      postType: 'LIVE',
      liveEntries: [
        {
          id: 'tin-dau-1',
          time: '2026-11-20T03:05:00.000Z',
          title: 'Nước lên',
          text: 'Mực nước vượt báo động ba.',
          authorName: '',
          isPinned: false,
        },
      ],
    },
    '<h3>Nước lên</h3><p class="lines">Mực nước vượt báo động ba.</p>',
  ],
  [
    'questions and answers',
    {
      postType: 'QA',
      questions: {
        guests: [{ id: 'khach-1', name: 'Bác sĩ An', title: '' }],
        items: [
          {
            id: 'hoi-1',
            asker: '',
            question: 'Bao giờ?',
            answer: 'Tuần tới.',
            guestId: 'khach-1',
            state: 'ANSWERED',
          },
        ],
      },
    },
    '<strong>Bác sĩ An</strong>',
  ],
  [
    'a document',
    { postType: 'DOCUMENT', documentFacts: { number: '12/QĐ', issuer: 'UBND', issuedDay: '2026-11-20' } },
    '<dd>12/QĐ</dd>',
  ],
];

describe('a shared text is a page of its site', () => {
  test.each(TYPES)('as %s', async (_name, change, shown) => {
    const body = await read(change);
    expect(body).toContain(shown);
    expect(body).toContain('<header><div class="topline">');
    expect(body).toContain('<footer class="site-foot">');
  });

  it('with its bar: the state, the version, who shares it and until when', async () => {
    const body = await read({});
    expect(body).toMatch(/<strong>Bản nháp<\/strong><span class="soft">bản 1 · \d\d:\d\d [\d/]{10} · /);
    expect(body).toContain(`${room.admin.displayName} chia sẻ`);
    expect(body).toMatch(/Liên kết hết hạn lúc \d\d:\d\d [\d/]{10}/);
  });

  it('which counts no read, shows no thread, and is not for search engines', async () => {
    const body = await read({});
    for (const never of ['data-read', 'widget.js', 'clicks.js', 'id="comments"'])
      expect(body).not.toContain(never);
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it('whose links lead to the site, also while it has no domain', async () => {
    expect(await read({})).toMatch(/<a class="paper-name" href="https:\/\/[\w.-]+\/">/);
    await server.db.updateTable('projects').set({ domains: [] }).where('id', '=', room.projectId).execute();
    const { code } = await server.ask(projectEndpoints.detail, {
      headers: room.admin.headers,
      params: { id: room.projectId },
    });
    expect(await read({})).toContain(`/s/${code}/chuyen-muc/`);
  });
});

describe('a shared text shows nothing else that is not public', () => {
  it('no related draft, and the related post that readers can open', async () => {
    const [hidden, open] = [
      await draft({ title: 'Bài còn giữ kín' }),
      await room.postIn('PUBLISHED', room.author, { title: 'Bài đã đăng' }),
    ];
    const body = await read({ relatedPostIds: [hidden.id, open.id] });
    expect(body).toContain('Bài đã đăng');
    expect(body).not.toContain('Bài còn giữ kín');
  });

  it('no other draft of the category, nor one under embargo', async () => {
    await draft({ title: 'Bản nháp cùng chuyên mục' });
    const held = await room.postIn('PUBLISHED', room.author, { title: 'Bài đang cấm đăng' });
    await server.db
      .updateTable('posts')
      .set({ details: JSON.stringify({ ...held.details, embargoUntil: '2999-01-01T00:00:00.000Z' }) })
      .where('id', '=', held.id)
      .execute();
    const body = await read({});
    for (const never of ['Bản nháp cùng chuyên mục', 'Bài đang cấm đăng']) expect(body).not.toContain(never);
  });

  it('no tag that is switched off', async () => {
    const [on, off] = [await room.tag('thẻ hiện'), await room.tag('thẻ tắt')];
    const { url } = await shareAs(server, room.admin, await draft({ tagIds: [on, off] }));
    await server.db.updateTable('tags').set({ status: 'DISABLED' }).where('id', '=', off).execute();
    const { body } = await visit(url);
    expect(body).toContain('thẻ hiện');
    expect(body).not.toContain('thẻ tắt');
  });
});

describe('a reader of a link may look at it in other ways', () => {
  const attrs = {
    id: 'suggest-1',
    authorId: '7',
    authorName: 'Trần Biên Tập',
    time: '2026-11-20T03:05:00.000Z',
  };
  const suggested: ArticleDocument = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Lúa ' },
          { type: 'text', text: 'xanh', marks: [{ type: 'deletion', attrs }] },
          { type: 'text', text: 'chín', marks: [{ type: 'insertion', attrs }] },
        ],
      },
    ],
  };

  it('without suggested changes, as if accepted, or with marks', async () => {
    const post = await draft();
    const content = JSON.stringify(suggested);
    await server.db.updateTable('posts').set({ content }).where('id', '=', post.id).execute();
    const { url } = await shareAs(server, room.admin, post);
    const at = async (query: string) => (await visit(`${url}${query}`)).body;
    expect(await at('')).toContain('<p>Lúa xanh</p>');
    expect(await at('?text=accepted')).toContain('<p>Lúa chín</p>');
    expect(await at('?text=marked')).toMatch(/<p>Lúa <del[^>]*>xanh<\/del><ins[^>]*>chín<\/ins><\/p>/);
    expect(await at('?text=../x')).toContain('<p>Lúa xanh</p>');
  });

  it('at the width of a telephone, in a frame that runs nothing', async () => {
    const body = await read({ title: 'Đọc trên <b>máy</b> nhỏ' }, '?width=phone');
    expect(body).toContain('<iframe class="is-phone" title="Điện thoại" sandbox="allow-popups');
    expect(body).toContain('&lt;h1&gt;Đọc trên &amp;lt;b&amp;gt;máy&amp;lt;/b&amp;gt; nhỏ&lt;/h1&gt;');
    expect(body).not.toContain('<script');
    expect(body).toContain('aria-current="true" aria-label="Điện thoại"');
  });

  it('but not once it is opened by a link of one use', async () => {
    const { url } = await shareAs(server, room.admin, await draft({ content: article('Một lần') }), {
      once: true,
    });
    const { body } = await visit(`${url}?width=phone`, { method: 'POST' });
    expect(body).toContain('<p>Một lần</p>');
    expect(body).not.toContain('<iframe');
    expect(body).not.toContain('?width=');
    expect(body).toContain('tải lại trang sẽ không mở được nữa');
  });
});

it('a post that becomes public keeps no link, and its page is counted as a read again', async () => {
  const post = await room.postIn('PUBLISHED', room.author, { title: 'Đã đăng' });
  const { code } = await server.ask(projectEndpoints.detail, {
    headers: room.admin.headers,
    params: { id: room.projectId },
  });
  const { slug } = await server.ask(postEndpoints.detail, {
    headers: room.admin.headers,
    params: { id: post.id },
  });
  const page = await server.app.inject({ url: `/s/${code}/${slug}` });
  expect(page.body).toContain(`data-read="${post.id}"`);
  expect(page.body).not.toContain('preview-bar');
});
