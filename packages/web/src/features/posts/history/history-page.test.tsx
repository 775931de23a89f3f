import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostVersion } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { slowness, takenBy } from '../../../../test/processor-time.ts';
import { aPostRow, aWholePost } from '../test-support/a-post.ts';
import { aStep, DETAIL, LOG, openPosts } from '../test-support/open-posts.tsx';

const HISTORY = '/admin/post/history/5';
const RESTORE = '/admin/post/restore/5';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(async () => {
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

const aVersion = (no: number, changes: Partial<PostVersion> = {}): PostVersion => ({
  no,
  kind: 'save',
  isPublic: false,
  time: `2026-11-20T03:0${no}:00.000Z`,
  userId: '7',
  userName: 'Nguyễn Lan',
  changedFields: ['title'],
  note: '',
  isSubstantive: false,
  ...changes,
});
const aSnapshot = (changes: Partial<PostSnapshot> = {}): PostSnapshot => ({
  title: 'Mùa lúa chín',
  slug: 'mua-lua-chin',
  excerpt: 'Ruộng bậc thang vào mùa.',
  content: emptyDocument,
  mainCategoryId: '2',
  categories: [{ id: '2', title: 'Du lịch' }],
  tags: [],
  keywords: [],
  authors: [{ displayName: 'Hà Anh', role: 'WRITER' }],
  seoTitle: '',
  seoDescription: '',
  details: PLAIN_DETAILS,
  ...changes,
});

const SAVES: readonly (PostVersion & { readonly snapshot: PostSnapshot })[] = [
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

async function openHistory(search = '', post: Partial<Post> = {}, saves = SAVES): Promise<void> {
  const session = aSession();
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer(DETAIL, aWholePost({ version: 3, mayEdit: true, ...post }));
  network.answer(LOG, { items: [aStep({ time: '2026-11-20T03:01:30.000Z' })], hasMore: false });
  network.answer(HISTORY, { items: saves.map(({ snapshot: _, ...facts }) => facts), hasMore: false });
  for (const save of saves) network.answer(`/admin/post/version/5/${save.no}`, save);
  await openConsole(`/manager_post/history/5${search}`);
  await expect.element(list()).toBeVisible();
}

const list = () => page.getByRole('navigation', { name: 'Các phiên bản' });
const entry = (no: number) => list().getByRole('button', { name: new RegExp(`#${no}(?!\\d)`) });
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

/** Paragraphs for two versions of 20,000 words each. */
function longBody(changed: ReadonlySet<number>): ArticleDocument {
  const text = (at: number) =>
    Array.from({ length: 40 }, (_, word) => `chữ${(at * 7 + word * 13) % 97}`).join(' ') +
    (changed.has(at) ? ' thêm một ý mới' : '');
  return {
    type: 'doc',
    content: Array.from({ length: 500 }, (_, at) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: text(at) }],
    })),
  };
}

test('two versions of 20,000 words are compared within a second', async () => {
  const changed = new Set(Array.from({ length: 60 }, (_, at) => at * 8));
  const saves = [
    { ...aVersion(2, { changedFields: ['content'] }), snapshot: aSnapshot({ content: longBody(changed) }) },
    { ...aVersion(1, { changedFields: [] }), snapshot: aSnapshot({ content: longBody(new Set()) }) },
  ];
  await openHistory('?version=1', {}, saves);
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await expect.element(page.getByText(/^Đây là phiên bản đầu tiên/)).toBeVisible();
    const taken = takenBy(async () => {
      entry(2)
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      while (!document.body.textContent?.includes('60 thay đổi')) await nextFrame();
    });
    rounds.push((await taken) / (await slowness()));
    await userEvent.click(entry(1));
  }
  expect(Math.min(...rounds)).toBeLessThan(1000);
});

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
