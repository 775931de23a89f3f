import { expect, test } from 'vitest';
import { type item as itemXml, withFile, wxr } from '../test-support/wxr.ts';
import { type MappedPost, mapItem } from './map-item.ts';
import { readWxr } from './read-wxr.ts';
import { surveyWxr } from './survey-wxr.ts';

const NOW = new Date('2025-01-01T00:00:00Z');

async function mapped(
  options: Parameters<typeof itemXml>[0],
  others: Parameters<typeof itemXml>[0][] = [],
): Promise<MappedPost> {
  const authors = { an: 'Nguyễn Văn An', binh: '' };
  return await withFile(wxr({ authors, items: [options, ...others] }), async (path) => {
    const facts = await surveyWxr(path);
    for await (const { element } of readWxr(path)) {
      if (element.name === 'item') return mapItem(element, facts, NOW);
    }
    throw new Error('no item');
  });
}

const codes = (post: MappedPost) => post.notes.map((note) => note.code);

test('a post without a title is "Không có tiêu đề"', async () => {
  const post = await mapped({ title: '', name: 'khong-ten' });
  expect(post.title).toBe('Không có tiêu đề');
  expect(post.slug).toBe('khong-ten');
  expect(codes(post)).toContain('NO_TITLE');
});

test('a post without title and slug is named by its number', async () => {
  const post = await mapped({ id: '77', title: '', name: '', status: 'draft' });
  expect([post.slug, post.slugIsManual]).toEqual(['bai-viet-77', true]);
});

test('a missing slug follows the title', async () => {
  const post = await mapped({ title: 'Mùa nước nổi', name: '', status: 'draft' });
  expect([post.slug, post.slugIsManual]).toEqual(['mua-nuoc-noi', false]);
});

test('markup and entities of a title become plain text', async () => {
  const post = await mapped({ title: 'Chợ <em>nổi</em> &amp; vườn &#8220;trái&#8221; 5 &lt; 6' });
  expect(post.title).toBe('Chợ nổi & vườn “trái” 5 < 6');
  expect(codes(post)).toContain('TITLE_MARKUP');
});

test('special characters of a title stay as they are', async () => {
  const title = 'Ký tự ~`!@#$%^&*()-_=+{}[]/\\;:\'"?,.>';
  expect((await mapped({ title })).title).toBe(title);
});

test('a title over 250 characters is cut at a word and reported', async () => {
  const post = await mapped({ title: 'rất dài '.repeat(60) });
  expect([...post.title].length).toBeLessThanOrEqual(250);
  expect(post.title).toMatch(/(rất|dài)…$/);
  expect(codes(post)).toContain('TITLE_CUT');
});

test('an excerpt loses its markup and is cut at 500 characters', async () => {
  expect((await mapped({ excerpt: '<b>Tóm</b> tắt' })).excerpt).toBe('Tóm tắt');
  const post = await mapped({ excerpt: 'từ '.repeat(300) });
  expect([...post.excerpt].length).toBeLessThanOrEqual(500);
  expect(codes(post)).toContain('EXCERPT_CUT');
});

test.each([
  ['publish', '', 'PUBLISHED', []],
  ['draft', '', 'DRAFT', []],
  ['future', '', 'DRAFT', ['SCHEDULED']],
  ['pending', '', 'DRAFT', ['PENDING']],
  ['private', '', 'DRAFT', ['PRIVATE']],
  ['publish', 'mật khẩu', 'DRAFT', ['PASSWORD']],
  ['archived', '', 'DRAFT', ['STATUS_UNKNOWN']],
] as const)('status %s with password "%s" becomes %s', async (status, password, state, notes) => {
  const post = await mapped({ status, password });
  expect(post.state).toBe(state);
  expect(codes(post)).toEqual([...notes]);
});

test('a published post with a future day is a draft that says so', async () => {
  const post = await mapped({ dateGmt: '2030-01-01 19:00:00' });
  expect(post.state).toBe('DRAFT');
  expect(post.mark).toContain('Hẹn giờ đăng 02:00 02/01/2030 ở WordPress');
});

test('the password itself is not shown', async () => {
  expect((await mapped({ password: 'bí mật' })).mark).not.toContain('bí mật');
});

test('every post names its origin, and that it was a page', async () => {
  expect((await mapped({ id: '5' })).mark).toBe('Nhập từ WordPress, mã 5: https://baolang.example/?p=5');
  const page = await mapped({ id: '6', type: 'page', more: '<wp:post_parent>9</wp:post_parent>' }, [
    { id: '9', type: 'page', title: 'Giới thiệu' },
  ]);
  expect(page.mark).toMatch(
    /^Là trang \(page\) của WordPress, nhập thành bài viết\. Trang mẹ: "Giới thiệu"\./,
  );
});

test('the author of a post is its byline', async () => {
  expect((await mapped({ creator: 'an' })).authors).toEqual([
    { displayName: 'Nguyễn Văn An', role: 'WRITER' },
  ]);
});

test('an author without a name is named by the login', async () => {
  expect((await mapped({ creator: 'binh' })).authors).toEqual([{ displayName: 'binh', role: 'WRITER' }]);
});

test('a damaged login is understood, an undeclared one is used, and both are reported', async () => {
  const damaged = await mapped({ creator: '>an' });
  expect([damaged.authors[0]?.displayName, codes(damaged)]).toEqual(['Nguyễn Văn An', ['AUTHOR_GUESSED']]);
  const unknown = await mapped({ creator: 'khach' });
  expect([unknown.authors[0]?.displayName, codes(unknown)]).toEqual(['khach', ['AUTHOR_UNKNOWN']]);
  const none = await mapped({ creator: '' });
  expect([none.authors, codes(none)]).toEqual([[], ['AUTHOR_NONE']]);
});

test('unsupported data is named: featured picture, sticky mark, formats', async () => {
  const more = `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>
    <wp:is_sticky>1</wp:is_sticky><category domain="post_format" nicename="post-format-aside">Aside</category>`;
  const post = await mapped({ more }, [
    {
      id: '9',
      type: 'attachment',
      more: '<wp:attachment_url>https://baolang.example/a.jpg</wp:attachment_url>',
    },
  ]);
  expect(post.notes).toEqual([
    { code: 'FEATURED_PICTURE', values: { address: 'https://baolang.example/a.jpg' } },
    { code: 'STICKY' },
    { code: 'TERM_NOT_YET', values: { name: 'Aside', taxonomy: 'post_format' } },
  ]);
});
