import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import type { ShareLink } from '@toasoan/contract/features/posts/preview/share-link.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anOpenPost, headline, openEditor } from '../editing/test-support/open-editor.tsx';
import { aWholePost } from '../test-support/a-post.ts';

const SHOW = '/admin/post/preview/5';
const LIST = '/admin/post/share/list/5';
const CREATE = '/admin/post/share/create';
const REVOKE = '/admin/post/share/revoke/5';
const TIME = '2026-11-20T03:05:00.000Z';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(LIST, { items: [] });
  network.answer(SHOW, aDrawnPage('Bản vẽ của máy chủ'));
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

function aLink(changes: Partial<ShareLink> = {}): ShareLink {
  return {
    id: '1',
    state: 'open',
    text: 'working',
    versionNo: null,
    once: false,
    createTime: TIME,
    createdBy: 'Trần Phóng Viên',
    expireTime: TIME,
    endedBy: null,
    openCount: 0,
    lastOpenTime: null,
    ...changes,
  };
}

const aDrawnPage = (text: string) => ({
  page: `<!doctype html><html lang="vi"><body><h1>${text}</h1></body></html>`,
  siteLang: 'vi',
  siteLanguages: ['vi'],
  older: null,
});

async function openPreview(
  post: Post,
  links: readonly ShareLink[] = [],
  search = '?panel=share',
): Promise<void> {
  const session = aSession();
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer('/admin/post/detail/5', post);
  network.answer(LIST, { items: links });
  await openConsole(`/manager_post/preview/5${search}`);
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
/** The page of the site. Nothing of the console reaches into it, as it reaches nothing of the console. */
const frame = () => page.getByTitle(/^Trang như bạn đọc sẽ thấy/);
const drawn = () => frame().element().getAttribute('srcdoc');
const asked = () => network.to(SHOW).map(({ body }) => body as { draft?: { title?: string } });

describe('the preview', () => {
  test('is the page that the server draws, in a frame without an origin that runs nothing', async () => {
    await openPreview(aWholePost());
    await expect.element(frame()).toBeVisible();
    expect(frame().element().getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(drawn()).toContain('<h1>Bản vẽ của máy chủ</h1>');
    expect(asked()).toEqual([{ text: 'working', reading: 'STANDS' }]);
  });

  test('opens from the editor by keys with unsaved text, and saves nothing', async () => {
    await openEditor(network, anOpenPost());
    await userEvent.fill(headline(), 'Tên vừa gõ');
    await userEvent.keyboard('{Alt>}{Shift>}P{/Shift}{/Alt}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tên vừa gõ' })).toBeVisible();
    await expect.element(page.getByText('Gồm cả bản riêng của bạn, chưa lưu.')).toBeVisible();
    await expect.poll(() => asked().at(-1)?.draft?.title).toBe('Tên vừa gõ');
    expect(asked()).toHaveLength(1);
    expect(network.to('/admin/post/update')).toEqual([]);
  });

  test('of a public post shows the waiting changes, or the public text', async () => {
    const post = aWholePost({
      state: 'PUBLISHED',
      everPublished: true,
      pending: PENDING,
    });
    await openPreview(post);
    const title = () => page.getByRole('heading', { level: 1 });
    await expect.element(title()).toHaveTextContent('Tên chờ cập nhật');
    await userEvent.click(page.getByRole('group', { name: 'Nội dung' }).getByText('Bản công khai'));
    await expect.element(title()).toHaveTextContent('Mùa lúa chín');
    await expect.poll(() => asked().at(-1)).toEqual({ text: 'public', reading: 'STANDS' });
  });

  test('reads the text without suggestions, and on demand with suggestions accepted or marked', async () => {
    const attrs = { id: 'suggest-1', authorId: '7', authorName: 'Trần Biên Tập', time: TIME };
    const content: ArticleDocument = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'chín', marks: [{ type: 'insertion', attrs }] }],
        },
      ],
    };
    await openPreview(aWholePost({ content }));
    const choose = (name: string) =>
      userEvent.click(page.getByRole('group', { name: 'Đề xuất sửa' }).getByText(name));
    await choose('Nếu nhận hết');
    await expect.element(page.getByText('Gồm cả những đề xuất chưa được nhận.')).toBeVisible();
    await choose('Hiện dấu sửa');
    await expect
      .poll(() => asked())
      .toEqual(['STANDS', 'ACCEPTED', 'MARKED'].map((reading) => ({ text: 'working', reading })));
  });

  test('is as wide as the chosen device, and shown smaller where there is less room', async () => {
    await openPreview(aWholePost());
    const width = () => frame().element().getAttribute('style');
    await userEvent.click(button('Điện thoại'));
    await expect.poll(width).toContain('inline-size: 390px');
    await userEvent.click(button('Máy tính'));
    await expect.poll(width).toMatch(/inline-size: 1[2-9]\d\dpx/);
    const { width: shown } = frame().element().getBoundingClientRect();
    expect(shown).toBeLessThanOrEqual(window.innerWidth);
  });

  test('has the dark look of the site on demand, without another drawing', async () => {
    await openPreview(aWholePost());
    await expect.poll(drawn).toContain('<html data-theme="light" lang="vi">');
    await userEvent.click(button('Nền tối của trang'));
    await expect.poll(drawn).toContain('<html data-theme="dark" lang="vi">');
    expect(asked()).toHaveLength(1);
  });

  test('says what happened where the page could not be drawn, and tries again', async () => {
    network.fail(SHOW, 503, { error: -503, code: 'UNAVAILABLE', message: 'Máy chủ đang bận.' });
    await openPreview(aWholePost());
    await expect.element(page.getByText('Chưa dựng được trang xem trước')).toBeVisible();
    network.answer(SHOW, aDrawnPage('Lần hai'));
    await userEvent.click(button('Thử lại'));
    await expect.poll(drawn).toContain('Lần hai');
  });
});

const PENDING = {
  draft: { title: 'Tên chờ cập nhật' },
  categories: [],
  tags: [],
  updateTime: TIME,
  updatedBy: 'Biên tập viên',
};

describe('the differences', () => {
  test('of a public post stand in place of the page, with both texts named', async () => {
    await openPreview(aWholePost({ state: 'PUBLISHED', everPublished: true, pending: PENDING }), [], '');
    await userEvent.click(button('Khác nhau'));
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Tiêu đề');
    expect(frame().query()).toBeNull();
    await expectAccessible();
    await userEvent.click(button('Bản công khai'));
    await expect.element(frame()).toBeVisible();
  });

  test('are not offered where there is only one text', async () => {
    await openPreview(aWholePost());
    await expect.element(frame()).toBeVisible();
    expect(button('Khác nhau').query()).toBeNull();
  });
});

describe('an earlier version in the address', () => {
  test('is asked of the server, named, and left for the present text', async () => {
    network.answer(SHOW, {
      ...aDrawnPage('Bản cũ'),
      older: { no: 3, title: 'Tên ngày trước', time: TIME, userName: 'Trần Phóng Viên' },
    });
    await openPreview(aWholePost(), [], '?version=3');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tên ngày trước');
    await expect.element(page.getByText('bản 3 · 20/11/2026 10:05')).toBeVisible();
    await expect.element(page.getByText(/Phiên bản cũ do Trần Phóng Viên lưu/)).toBeVisible();
    expect(asked()).toEqual([{ text: 'working', reading: 'STANDS', versionNo: 3 }]);
    await expectAccessible();
    await userEvent.click(button('Về bản hiện tại'));
    await expect.poll(() => asked().at(-1)).toEqual({ text: 'working', reading: 'STANDS' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mùa lúa chín');
  });
});

describe("the site's own words", () => {
  test('are switched where the project has both languages', async () => {
    network.answer(SHOW, { ...aDrawnPage('Hai tiếng'), siteLanguages: ['vi', 'en'] });
    await openPreview(aWholePost());
    const words = page.getByRole('group', { name: 'Ngôn ngữ của trang' });
    await userEvent.click(words.getByText('Anh'));
    await expect.poll(() => asked().at(-1)).toMatchObject({ siteLang: 'en' });
  });
});

describe('a link', () => {
  test('is created as requested, and shows its address once', async () => {
    network.answer(CREATE, { ...aLink({ once: true }), url: '/p/tsn_bi-mat' });
    await openPreview(aWholePost());
    await userEvent.click(button(/^Thời hạn/));
    await userEvent.click(page.getByRole('option', { name: '8 giờ' }));
    await userEvent.click(page.getByRole('switch', { name: 'Dùng một lần' }));
    await userEvent.click(button('Tạo liên kết'));
    await expect.element(page.getByText(`${location.origin}/p/tsn_bi-mat`)).toBeVisible();
    expect(network.to(CREATE)[0]?.body).toEqual({
      postId: '5',
      expiresIn: '8h',
      once: true,
      text: 'working',
    });
  });

  test('shows how often it was opened, and ends after a confirmation', async () => {
    network.answer(REVOKE, aLink({ state: 'ended' }));
    await openPreview(aWholePost(), [
      aLink({ openCount: 3, lastOpenTime: TIME }),
      aLink({ id: '2', state: 'expired' }),
    ]);
    await expect.element(page.getByText('Mở 3 lần, gần nhất 20/11/2026 10:05')).toBeVisible();
    await userEvent.click(button('Thu hồi'));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Thu hồi' }));
    await expect.poll(() => network.to(REVOKE)[0]?.body).toEqual({ linkId: '1' });
  });

  test('cannot be created during an embargo, and the page says until when', async () => {
    const embargoUntil = '2099-01-01T00:00:00.000Z';
    await openPreview(aWholePost({ details: { ...PLAIN_DETAILS, embargoUntil } }));
    await expect.element(page.getByText(/chưa được công bố trước 01\/01\/2099/)).toBeVisible();
    expect(button('Tạo liên kết').query()).toBeNull();
  });
});

test.each(['light', 'dark'])('the page has no accessibility violations in %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await openPreview(aWholePost(), [aLink(), aLink({ id: '2', state: 'used', once: true, openCount: 1 })]);
  await expect.element(button('Tạo liên kết')).toBeVisible();
  await expectAccessible();
});
