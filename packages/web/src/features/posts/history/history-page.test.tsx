import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { articleOf } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aPostRow, aWholePost } from '../test-support/a-post.ts';
import { DETAIL, LOG, openPosts } from '../test-support/open-posts.tsx';
import {
  aSnapshot,
  aVersion,
  entry,
  HISTORY,
  LONG_SAVES,
  list,
  openSaves,
  type Save,
} from './test-support/open-history.ts';

const RESTORE = '/admin/post/restore/5';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(async () => {
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

const SAVES: readonly Save[] = [
  {
    ...aVersion(3, { changedFields: ['title', 'isSponsored'], note: '' }),
    snapshot: aSnapshot({ details: { ...PLAIN_DETAILS, isSponsored: true } }),
  },
  {
    ...aVersion(2, { kind: 'publish', isPublic: true, isSubstantive: true, note: 'Cập nhật số liệu' }),
    snapshot: aSnapshot({ title: 'Mùa lúa ngậm sữa' }),
  },
  { ...aVersion(1, { changedFields: [] }), snapshot: aSnapshot({ title: 'Mùa cấy', excerpt: 'Dẫn cũ.' }) },
];

const openHistory = (search = '', post: Partial<Post> = {}) => openSaves(network, SAVES, search, post);
const field = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the history of a post', () => {
  test('shows saves and transitions in one list, with kind, fields, note and public versions', async () => {
    await openHistory();
    await expect.element(list().getByRole('heading', { name: '20/11/2026' })).toBeVisible();
    await expect.element(entry(3)).toMatchTextContent(/Lưu.*Tiêu đề, Bài tài trợ/);
    await expect
      .element(entry(2))
      .toMatchTextContent(/Xuất bản.*Đã công khai · báo bạn đọc cập nhật.*Cập nhật số liệu/);
    await expect.element(list().getByText('Gửi biên tập')).toBeVisible();
  });

  test('compares a version with the one before, in the words of the editor', async () => {
    await openHistory();
    await expect.element(field('Bài tài trợ')).toMatchTextContent(/Không.*Có/);
    await expect.element(field('Tiêu đề')).toMatchTextContent(/ngậm sữa.*chín/);
    await expect.element(field('Sapo')).not.toBeInTheDocument();
  });

  test('names the accounts that a post is about, before and after', async () => {
    const person = (id: string, name: string) => ({ id, name, isGone: false });
    network.answer('/admin/post/names', {
      accounts: [person('7', 'Mạc Thị Sương'), person('8', 'Lê Đình Vọng')],
      events: [],
    });
    const about = (...figureIds: string[]) => aSnapshot({ details: { ...PLAIN_DETAILS, figureIds } });
    const saves = [
      { ...aVersion(2, { changedFields: ['figureIds'] }), snapshot: about('7', '8') },
      { ...aVersion(1, { changedFields: [] }), snapshot: about('7') },
    ];
    await openSaves(network, saves, '');
    await expect.element(field('Nhân vật')).toMatchTextContent(/Mạc Thị Sương.*Lê Đình Vọng/);
  });

  test('moves from version to version with the arrow keys and keeps the choice in the address', async () => {
    await openHistory();
    await userEvent.click(entry(3));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry(2)).toHaveAttribute('aria-current', 'true');
    expect(new URLSearchParams(location.search).get('version')).toBe('2');
    await expect.element(field('Tiêu đề')).toMatchTextContent(/cấy.*ngậm sữa/);
  });

  test('opens the comparison that the address names', async () => {
    await openHistory('?version=1&with=now');
    await expect.element(entry(1)).toHaveAttribute('aria-current', 'true');
    await expect.element(field('Tiêu đề')).toMatchTextContent(/cấy.*lúa chín/);
    await expect.element(field('Sapo')).toBeVisible();
  });

  test('says when a version is no longer kept', async () => {
    await openHistory('?version=9');
    await expect.element(page.getByText('Phiên bản này không còn được giữ')).toBeVisible();
  });

  test('opens from the row menu of the list', async () => {
    network.answer(HISTORY, { items: [], hasMore: false });
    network.answer(LOG, { items: [], hasMore: false });
    network.answer(DETAIL, aWholePost());
    await openPosts(network, [aPostRow()]);
    await userEvent.click(button(/^Thao tác.*Mùa lúa chín/));
    await userEvent.click(page.getByRole('menuitem', { name: 'Lịch sử' }));
    await expect.element(page.getByText('Chưa có phiên bản nào')).toBeVisible();
  });

  test('compares a version with any other', async () => {
    await openHistory();
    await userEvent.click(button(/^So với: /));
    await userEvent.click(page.getByRole('option', { name: /Phiên bản 1 / }));
    await expect.element(field('Tiêu đề')).toMatchTextContent(/cấy.*chín/);
    expect(new URLSearchParams(location.search).get('with')).toBe('1');
  });

  test.each(['light', 'dark'])('has no accessibility violations in %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    await openHistory();
    await expect.element(field('Bài tài trợ')).toBeVisible();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await expectAccessible();
  });
});

describe('restoring a version', () => {
  const dialog = () => page.getByRole('dialog', { name: /^Khôi phục Phiên bản 1/ });

  test('restores field by field, and names terms that could not come back', async () => {
    network.answer(RESTORE, { post: aWholePost({ version: 4 }), leftOut: [{ id: '9', title: 'Lễ hội' }] });
    await openHistory('?version=1');
    await userEvent.click(button('Khôi phục…'));
    await expect.element(dialog()).toMatchTextContent(/lưu thành phiên bản mới/);
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Tiêu đề' }));
    await userEvent.click(button('Khôi phục 1 mục'));
    await expect.element(page.getByText(/đã xóa hoặc ngừng dùng: Lễ hội/)).toBeVisible();
    expect(network.to(RESTORE).map(({ body }) => body)).toEqual([{ version: 3, no: 1, fields: ['excerpt'] }]);
  });

  describe('paragraph by paragraph', () => {
    const OLD = articleOf('Giá lúa tăng nhẹ', 'Bà con gặt sớm', 'Chợ họp từ tờ mờ sáng');
    const NOW = articleOf('Giá lúa tăng mạnh', 'Bà con gặt muộn', 'Chợ họp từ tinh mơ sáng');
    const text = { title: 'Mùa lúa chín', excerpt: 'Ruộng bậc thang vào mùa.' };
    const saves: readonly Save[] = [
      { ...aVersion(2), snapshot: aSnapshot({ ...text, content: NOW }) },
      { ...aVersion(1, { changedFields: [] }), snapshot: aSnapshot({ ...text, content: OLD }) },
    ];
    const sent = () => network.to(RESTORE).map(({ body }) => body);
    const open = async () => {
      network.answer(RESTORE, { post: aWholePost({ version: 4 }), leftOut: [] });
      await openSaves(network, saves, '?version=1&with=now', { ...text, content: NOW });
    };

    test('one is taken back beside the present post', async () => {
      await open();
      await userEvent.click(button('Lấy lại đoạn này').nth(1));
      await expect.element(dialog()).toMatchTextContent(/gặt bỏ: muộnBà con gặt thêm: sớm/);
      await expect.element(dialog()).not.toMatchTextContent(/mạnh bỏ/);
      await userEvent.click(button('Khôi phục 1 mục'));
      const content = articleOf('Giá lúa tăng mạnh', 'Bà con gặt sớm', 'Chợ họp từ tinh mơ sáng');
      await expect.poll(sent).toEqual([{ version: 3, no: 1, fields: ['content'], content }]);
    });

    test('keys step through them, take some and leave others', async () => {
      await open();
      await userEvent.click(button('Khôi phục…'));
      await expect.element(dialog().getByText('Lấy 3/3')).toBeVisible();
      await userEvent.keyboard('nara');
      await expect.element(dialog().getByText('Lấy 2/3')).toBeVisible();
      await expect
        .element(dialog().getByRole('group', { name: 'Thay đổi 2' }).getByRole('button', { pressed: true }))
        .toMatchTextContent(/Giữ bản hiện tại/);
      await userEvent.click(button('Khôi phục 1 mục'));
      const content = articleOf('Giá lúa tăng nhẹ', 'Bà con gặt muộn', 'Chợ họp từ tờ mờ sáng');
      await expect.poll(sent).toEqual([{ version: 3, no: 1, fields: ['content'], content }]);
    });

    test('nothing is saved where all are left', async () => {
      await open();
      await userEvent.click(button('Khôi phục…'));
      await userEvent.click(dialog().getByRole('button', { name: 'Bỏ tất cả' }));
      await expect.element(button('Khôi phục 0 mục')).toHaveAttribute('aria-disabled', 'true');
      await expectAccessible();
    });
  });

  test('of a public post says that readers see nothing yet', async () => {
    await openHistory('?version=1', { state: 'PUBLISHED' });
    await userEvent.click(button('Khôi phục…'));
    await expect.element(dialog()).toMatchTextContent(/bạn đọc chưa thấy gì thay đổi/);
  });

  test('shows a newer text after a conflict, then restores over it', async () => {
    await openHistory('?version=1');
    await userEvent.click(button('Khôi phục…'));
    await expect.element(dialog()).toBeVisible();
    network.fail(RESTORE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Có bản mới hơn.' });
    const newer = { title: 'Mùa gặt', version: 4, updatedBy: { userId: '8', name: 'Trần Minh' } };
    network.answer(DETAIL, aWholePost({ mayEdit: true, ...newer }));
    await userEvent.click(button('Khôi phục 2 mục'));
    await expect.element(dialog()).toMatchTextContent(/Trần Minh vừa lưu bài này/);
    await expect.element(dialog().getByRole('region', { name: 'Tiêu đề' })).toMatchTextContent(/gặt.*cấy/);
    network.answer(RESTORE, { post: aWholePost({ version: 5 }), leftOut: [] });
    await userEvent.click(button('Khôi phục 2 mục'));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(network.to(RESTORE).at(-1)?.body).toMatchObject({ version: 4 });
  });

  test('is not offered to people who may not edit', async () => {
    await openHistory('', { mayEdit: false });
    await expect.element(field('Tiêu đề')).toBeVisible();
    await expect.element(button('Khôi phục…')).not.toBeInTheDocument();
  });
});

test('two versions of 20,000 words are compared within a second', async () => {
  await openSaves(network, LONG_SAVES, '?version=1');
  await expect.element(page.getByText(/^Đây là phiên bản đầu tiên/)).toBeVisible();
  await userEvent.click(entry(2));
  await expect.element(page.getByText(/^60 thay đổi/).first()).toBeVisible();
  for (const no of [1, 2]) expect(network.to(`/admin/post/version/5/${no}`)).toHaveLength(1);
});
