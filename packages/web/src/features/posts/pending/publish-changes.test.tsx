import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { Post, StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { articleOf } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { DETAIL, openPost } from '../test-support/open-posts.tsx';

const CHECK = '/admin/post/pending/5';
const APPLY = '/admin/post/apply/5';
const UNDO = '/admin/post/undoPublish/5';
const DROP = '/admin/post/dropPending/5';
const PRESENCE = '/admin/post/presence/5';
const NOBODY = { holder: null, mine: false, mayTakeOver: false, others: [], version: 4 };
const HOLDER = {
  userId: '9',
  name: 'Hà Anh',
  editingSession: 'the-tab-of-ha-anh',
  since: '2026-11-22T13:15:00.000Z',
};
const HELD = {
  error: -423,
  code: 'LOCKED_BY_OTHER',
  message: 'Hà Anh đang sửa.',
  errors: [],
  details: { by: 'Hà Anh', since: HOLDER.since },
  requestId: 'r',
};

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/post/list', { items: [], total: 0, page: 1, limit: 2 });
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const aPublicPost = (draft: StoredPostDraft | null, changes: Partial<Post> = {}): Post =>
  aWholePost({
    state: 'PUBLISHED',
    version: 4,
    mayEdit: true,
    content: articleOf('Bản công khai của bài.'),
    hasPending: draft !== null,
    pending: draft && {
      draft,
      categories: [],
      tags: [],
      updateTime: '2026-11-20T03:05:00.000Z',
      updatedBy: 'Nguyễn Lan',
    },
    ...changes,
  });
const CHANGED: StoredPostDraft = {
  title: 'Mùa lúa mới',
  content: articleOf('Bản nháp của bài.'),
  showOnHome: false,
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog', { name: 'Xuất bản thay đổi của “Mùa lúa chín”' });
const box = (name: string) => dialog().getByRole('checkbox', { name, exact: true });
const publish = () => dialog().getByRole('button', { name: 'Xuất bản thay đổi' });

async function openDialog(post: Post, check: object = { unmet: [], warnings: [] }, role: Role = 'ADMIN') {
  network.answer(CHECK, check);
  await openPost(network, post, { role });
  await userEvent.click(button(/^Xuất bản thay đổi/));
  await expect.element(dialog()).toBeVisible();
}

describe('changes of a public post', () => {
  test('are shown field by field and published together, silently', async () => {
    await openDialog(aPublicPost(CHANGED));
    await expect.element(dialog().getByRole('region', { name: 'Tiêu đề' })).toMatchTextContent(/chín.*mới/);
    await expect
      .element(dialog().getByRole('region', { name: 'Hiện trên trang chủ' }))
      .toMatchTextContent(/Có.*Không/);
    await expect
      .element(dialog().getByRole('region', { name: 'Nội dung' }))
      .toMatchTextContent(/Bản đang công khai.*Bản nháp/);
    network.answer(APPLY, aPublicPost(null, { title: 'Mùa lúa mới', version: 5 }));
    await userEvent.click(publish());
    await expect.element(page.getByRole('dialog', { name: 'Bài đã được cập nhật' })).toBeVisible();
    expect(network.to(APPLY).map(({ body }) => body)).toEqual([{ version: 4, isSubstantive: false }]);
  });

  test('are taken back within the minute, and the page shows what readers see again', async () => {
    const waiting = aPublicPost({ title: 'Mùa lúa mới' }, { version: 7 });
    await openDialog(aPublicPost({ title: 'Mùa lúa mới' }));
    const applied = aPublicPost(null, { title: 'Mùa lúa mới', version: 5 });
    network.answer(APPLY, applied);
    await userEvent.click(publish());
    const done = page.getByRole('dialog', { name: 'Bài đã được cập nhật' });
    await expect
      .element(done.getByText('Bạn đọc thấy lại bản trước; thay đổi lại chờ xuất bản.'))
      .toBeVisible();
    network.answer(UNDO, waiting);
    network.answer(DETAIL, waiting);
    await userEvent.click(done.getByRole('button', { name: 'Hoàn tác' }));
    await expect.element(done).not.toBeInTheDocument();
    await expect.element(button(/^Xuất bản thay đổi/)).toBeVisible();
    expect(network.to(UNDO).map(({ body }) => body)).toEqual([{ version: 5 }]);
  });

  test('can be left out one by one, which is shown, noted and announced to readers', async () => {
    await openDialog(aPublicPost(CHANGED));
    await userEvent.click(box('Tiêu đề'));
    await expect.element(dialog().getByText('Ở lại bản nháp: Tiêu đề.')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^Báo bạn đọc/ }));
    await userEvent.type(page.getByRole('textbox', { name: 'Ghi chú cho đồng nghiệp' }), 'Thêm số liệu');
    network.answer(APPLY, aPublicPost({ title: 'Mùa lúa mới' }, { version: 5 }));
    await userEvent.click(publish());
    await expect.element(page.getByText(/các mục khác còn trong bản nháp/)).toBeVisible();
    expect(network.to(APPLY).map(({ body }) => body)).toEqual([
      { version: 4, fields: ['content', 'showOnHome'], note: 'Thêm số liệu', isSubstantive: true },
    ]);
  });

  test('wait while a colleague writes, who is named with the time and the way on', async () => {
    network.answer(PRESENCE, { ...NOBODY, holder: HOLDER });
    await openDialog(aPublicPost(CHANGED));
    network.fail(APPLY, 423, HELD);
    await userEvent.click(publish());
    await expect.element(dialog().getByText(/^Hà Anh đang sửa bài này từ 20:15/)).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Chiếm quyền sửa' })).toBeVisible();
    network.answer(APPLY, aPublicPost(null, { title: 'Mùa lúa mới', version: 5 }));
    await userEvent.click(publish());
    await expect.element(page.getByRole('dialog', { name: 'Bài đã được cập nhật' })).toBeVisible();
  });

  test('stop naming a writer once that one has left', async () => {
    network.answer(PRESENCE, { ...NOBODY, holder: HOLDER });
    await openDialog(aPublicPost(CHANGED));
    network.fail(APPLY, 423, HELD);
    await userEvent.click(publish());
    await expect.element(dialog().getByText(/^Hà Anh đang sửa bài này/)).toBeVisible();
    network.answer(PRESENCE, NOBODY);
    publishNotice({ id: 'n1', projectId: '1', kind: 'presence', thingId: '5', editingSession: 'x' });
    await expect.element(dialog().getByText(/^Hà Anh đang sửa bài này/)).not.toBeInTheDocument();
    await expect.element(publish()).toBeEnabled();
  });

  test('are stopped before the call by a rule that the result would break', async () => {
    const unmet = [{ code: 'TITLE_REQUIRED', field: 'title', message: 'Thiếu tiêu đề.' }];
    await openDialog(aPublicPost({ title: 'Không có tiêu đề' }), { unmet, warnings: [] });
    await expect.element(dialog().getByText('Thiếu tiêu đề.')).toBeVisible();
    await expect.element(publish()).toHaveAttribute('aria-disabled', 'true');
  });

  test('that refer to something not public stay in the draft until the person chooses them', async () => {
    const warning = { field: 'relatedPostIds', problem: 'hidden', name: 'Chợ phiên', isInTheWay: false };
    const draft = { kicker: 'Ghi chép', relatedPostIds: ['12'] };
    network.answer('/admin/post/detail/12', aWholePost({ id: '12', title: 'Chợ phiên' }));
    await openDialog(aPublicPost(draft), { unmet: [], warnings: [warning] });
    await expect.element(dialog().getByText(/“Chợ phiên” chưa công khai/)).toBeVisible();
    await expect.element(box('Bài chọn tay')).not.toBeChecked();
    await expect.element(box('Mũ tít')).toBeChecked();
    await userEvent.click(box('Bài chọn tay'));
    await expect.element(box('Bài chọn tay')).toBeChecked();
  });

  test('that cannot be public cannot be chosen', async () => {
    const warning = { field: 'tagIds', problem: 'disabled', name: 'Lễ hội', isInTheWay: true };
    await openDialog(aPublicPost({ kicker: 'Ghi chép', tagIds: ['9'] }), { unmet: [], warnings: [warning] });
    await expect.element(dialog().getByText(/“Lễ hội” đang ngừng dùng/)).toBeVisible();
    await expect.element(box('Thẻ')).toBeDisabled();
    await expect.element(dialog().getByText('Ở lại bản nháp: Thẻ.')).toBeVisible();
  });

  test('are compared again after a colleague’s save', async () => {
    await openDialog(aPublicPost(CHANGED));
    network.fail(APPLY, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Có bản mới hơn.' });
    const updatedBy = { userId: '8', name: 'Trần Minh' };
    network.answer(DETAIL, aPublicPost({ title: 'Mùa lúa bội thu' }, { version: 5, updatedBy }));
    await userEvent.click(publish());
    await expect.element(dialog().getByText(/Trần Minh vừa lưu bài này/)).toBeVisible();
    await expect.element(dialog().getByRole('region', { name: 'Tiêu đề' })).toMatchTextContent(/bội thu/);
    network.answer(APPLY, aPublicPost(null, { version: 6 }));
    await userEvent.click(publish());
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(network.to(APPLY).at(-1)?.body).toMatchObject({ version: 5 });
  });

  test('open with Ctrl+Enter', async () => {
    network.answer(CHECK, { unmet: [], warnings: [] });
    await openPost(network, aPublicPost(CHANGED));
    await expect.element(button(/^Xuất bản thay đổi/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog()).toBeVisible();
  });

  test('are not published by people who may only write them', async () => {
    await openPost(network, aPublicPost(CHANGED), { role: 'EDITOR' });
    await expect.element(page.getByText(/^Có thay đổi chưa xuất bản của Nguyễn Lan/)).toBeVisible();
    await expect.element(button(/^Xuất bản thay đổi/)).not.toBeInTheDocument();
  });

  test.each(['light', 'dark'])('have no accessibility violations in %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    await openDialog(aPublicPost(CHANGED));
    await expect.element(dialog().getByRole('region', { name: 'Nội dung' })).toBeVisible();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await expectAccessible();
  });
});

describe('the page of a public post', () => {
  test('shows the public text, and the draft on demand', async () => {
    await openPost(network, aPublicPost(CHANGED));
    await expect.element(page.getByText('Bản công khai của bài.')).toBeVisible();
    await userEvent.click(button('Bản nháp'));
    await expect.element(page.getByText('Bản nháp của bài.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Mùa lúa mới' })).toBeVisible();
  });

  test('drops changes after naming them', async () => {
    await openPost(network, aPublicPost(CHANGED));
    await userEvent.click(button('Bỏ thay đổi'));
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(/Bỏ: Tiêu đề, Nội dung, Hiện trên trang chủ\./);
    network.answer(DROP, aPublicPost(null, { version: 5 }));
    network.answer(DETAIL, aPublicPost(null, { version: 5 }));
    await userEvent.click(question.getByRole('button', { name: 'Bỏ thay đổi' }));
    await expect.element(page.getByText('Đã bỏ thay đổi. Lịch sử vẫn giữ lại.')).toBeVisible();
    expect(network.to(DROP).map(({ body }) => body)).toEqual([{ version: 4 }]);
    await expect.element(page.getByText(/^Có thay đổi chưa xuất bản/)).not.toBeInTheDocument();
  });
});
