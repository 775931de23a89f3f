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

const LIST = '/admin/post/share/list/5';
const CREATE = '/admin/post/share/create';
const REVOKE = '/admin/post/share/revoke/5';
const TIME = '2026-11-20T03:05:00.000Z';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(LIST, { items: [] });
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

async function openPreview(post: Post, links: readonly ShareLink[] = []): Promise<void> {
  const session = aSession();
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer('/admin/post/detail/5', post);
  network.answer(LIST, { items: links });
  await openConsole('/manager_post/preview/5');
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const title = () => page.getByRole('article').getByRole('heading', { level: 2 });

describe('the preview', () => {
  test('opens from the editor by keys with unsaved text', async () => {
    await openEditor(network, anOpenPost());
    await userEvent.fill(headline(), 'Tên vừa gõ');
    await userEvent.keyboard('{Alt>}{Shift>}P{/Shift}{/Alt}');
    await expect.element(title()).toHaveTextContent('Tên vừa gõ');
    await expect.element(page.getByText('Gồm cả bản riêng của bạn, chưa lưu vào bài.')).toBeVisible();
    expect(network.to('/admin/post/update')).toEqual([]);
  });

  test('of a public post shows the waiting changes, or the public text', async () => {
    const post = aWholePost({
      state: 'PUBLISHED',
      everPublished: true,
      pending: {
        draft: { title: 'Tên chờ cập nhật' },
        categories: [],
        tags: [],
        updateTime: TIME,
        updatedBy: 'Biên tập viên',
      },
    });
    await openPreview(post);
    await expect.element(title()).toHaveTextContent('Tên chờ cập nhật');
    await userEvent.click(page.getByRole('group', { name: 'Nội dung' }).getByText('Bản công khai'));
    await expect.element(title()).toHaveTextContent('Mùa lúa chín');
  });

  test('shows the text without suggestions, and on demand with suggestions accepted or marked', async () => {
    const attrs = { id: 'suggest-1', authorId: '7', authorName: 'Trần Biên Tập', time: TIME };
    const content: ArticleDocument = {
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
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'một' }] }] },
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  marks: [{ type: 'insertion', attrs }],
                  content: [{ type: 'text', text: 'hai', marks: [{ type: 'insertion', attrs }] }],
                },
              ],
            },
          ],
        },
      ],
    };
    await openPreview(aWholePost({ content }));
    const body = page.getByRole('article');
    const words = () => body.element().querySelector('[data-article-body]')?.textContent;
    const choose = (name: string) =>
      userEvent.click(page.getByRole('group', { name: 'Đề xuất sửa' }).getByText(name));
    await expect.element(body.getByText('Lúa xanh')).toBeVisible();
    expect(words()).toBe('Lúa xanhmột');
    await choose('Nếu nhận hết');
    await expect.element(body.getByText('Lúa chín')).toBeVisible();
    await expect.element(page.getByText('Gồm cả những đề xuất chưa được nhận.')).toBeVisible();
    expect(words()).toBe('Lúa chínmộthai');
    await choose('Hiện dấu sửa');
    await expect.element(body.getByRole('deletion').getByText('xanh')).toBeVisible();
    await expect.element(body.getByRole('insertion').getByText('hai').first()).toBeVisible();
    expect(body.element().querySelector('ul > :not(li)')).toBeNull();
    await expectAccessible(body.element());
    await choose('Chưa nhận');
    await expect.element(body.getByText('Lúa xanh')).toBeVisible();
  });

  test('shows readers sponsorship, AI use and that it is a correction', async () => {
    await openPreview(
      aWholePost({
        details: {
          ...PLAIN_DETAILS,
          isSponsored: true,
          sponsorName: 'Hội Chữ thập đỏ',
          aiUsage: 'ASSISTED',
          postType: 'CORRECTION',
        },
      }),
    );
    for (const label of ['Bài tài trợ · Hội Chữ thập đỏ', 'Nội dung có AI hỗ trợ biên tập', 'Cải chính']) {
      await expect.element(page.getByRole('article').getByText(label, { exact: true })).toBeVisible();
    }
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
