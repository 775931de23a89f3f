import type { DataRequestDetail } from '@toasoan/contract/features/data-requests/data-request.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const BY = { userId: null, name: 'Lê Thị Mai' };
const REQUEST: DataRequestDetail = {
  id: '5',
  number: 'YCDL-2026-0001',
  kind: 'DELETE',
  state: 'IN_PROGRESS',
  channel: 'SITE',
  requesterName: 'Lê Thị Mai',
  capacity: 'SELF',
  subjectName: '',
  details: 'Xin xóa những gì tôi đã viết.',
  refs: [],
  email: 'm•••@ban-doc.example',
  phone: '',
  isEmailVerified: true,
  receivedTime: '2020-11-20T02:00:00.000Z',
  dueTime: '2020-11-23T02:00:00.000Z',
  legalDueTime: '2020-12-10T02:00:00.000Z',
  isExtended: false,
  assigneeId: null,
  assigneeName: '',
  proofKind: 'EMAIL_LINK',
  proofNote: '',
  rejectReason: null,
  answer: '',
  closedBy: '',
  closedTime: null,
  isErased: false,
  isAnswerMailed: true,
  steps: ['answer', 'reject'],
  acts: ['FORGET_CONTACTS', 'ERASE_COMMENTS'],
  history: [
    { id: '1', verb: 'create', text: '', done: null, by: 'Lê Thị Mai', time: '2020-11-20T02:00:00.000Z' },
    {
      id: '2',
      verb: 'act',
      text: '',
      done: { act: 'ERASE_COMMENTS', count: 12 },
      by: 'Trần Văn Mẫu',
      time: '2020-11-21T02:00:00.000Z',
    },
  ],
  createTime: '2020-11-20T02:00:00.000Z',
  updateTime: '2020-11-20T02:00:00.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 3,
};

async function openPart(
  role: 'ADMIN' | 'EDITOR',
  items: readonly DataRequestDetail[] = [REQUEST],
  search = '',
) {
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  const { length: total } = items;
  network.answer('/admin/data-request/list', { items, total, page: 1, limit: 20 });
  network.answer('/admin/data-request/counts', { open: total, overdue: total, closed: 0, all: total });
  network.answer('/admin/data-request/retention', {
    commentContactDays: 365,
    requestMonths: 24,
    evidenceMonths: 60,
    auditMonths: 24,
  });
  network.answer('/admin/data-request/handlers', { items: [{ id: '7', name: 'Trần Văn Mẫu' }] });
  network.answer('/admin/data-request/detail/5', REQUEST);
  network.answer(NAMED, { isSearched: true, items: [], read: 0, after: null });
  network.answer('/admin/data-request/attachment/list/5', {
    items: [
      {
        id: '3',
        fileName: 'can-cuoc.pdf',
        mime: 'application/pdf',
        sizeBytes: 900,
        sha256: '',
        isFromReader: true,
        addedBy: '',
        addedTime: '2020-11-20T02:00:00.000Z',
      },
    ],
    mayOpen: true,
    mayAdd: true,
    mayRemove: true,
  });
  await openConsole(`/view_project?view=data${search}`);
}

const NAMED = '/admin/data-request/named-posts/5';
const dialog = () => page.getByRole('dialog', { name: 'YCDL-2026-0001' });
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click();

test('the part has tabs with counts, the overdue request in red, and every retention in one place', async () => {
  await openPart('ADMIN');
  await expect.element(page.getByRole('link', { name: 'YCDL-2026-0001' })).toBeVisible();
  await expect.element(page.getByText(/^Quá hạn [\d.]+ ngày$/)).toBeVisible();
  await expect.element(page.getByText('365 ngày', { exact: false })).toBeVisible();
  await expect.element(page.getByText('60 tháng')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: /^Đã khép lại/ }).click();
  expect(here().search).toBe('?view=data&show=closed');
  await expect.poll(() => network.to('/admin/data-request/list').length).toBeGreaterThan(1);
});

test('an editor has no such part', async () => {
  await openPart('EDITOR');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link', { name: 'Yêu cầu dữ liệu' }).query()).toBeNull();
  expect(network.to('/admin/data-request/list')).toEqual([]);
});

test('contact data is masked until somebody asks, and a request can be given to a colleague', async () => {
  await openPart('ADMIN', [REQUEST], '&open=5');
  await expect.element(dialog().getByText('m•••@ban-doc.example')).toBeVisible();
  network.answer('/admin/data-request/reveal/5', { email: 'mai@ban-doc.example', phone: '' });
  await press('Hiện đầy đủ');
  await expect.element(dialog().getByText('mai@ban-doc.example')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Tải “can-cuoc.pdf” về' })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Thêm tệp' })).toBeVisible();
  network.answer('/admin/data-request/assign/5', REQUEST);
  await dialog()
    .getByRole('button', { name: /^Người xử lý/ })
    .click();
  await page.getByRole('option', { name: 'Trần Văn Mẫu' }).click();
  await expect
    .poll(() => network.to('/admin/data-request/assign/5').map(({ body }) => body))
    .toEqual([{ version: 3, assigneeId: '7' }]);
  await expectAccessible();
});

test('what is held is looked up; only what is surely the person’s is chosen, and goes into the file', async () => {
  await openPart('ADMIN', [REQUEST], '&open=5');
  network.answer('/admin/data-request/holdings/5', {
    items: [
      { kind: 'COMMENT', id: '11', title: 'Giá lúa tăng', time: null, match: 'EMAIL' },
      { kind: 'COMMENT', id: '12', title: 'Cầu mới', time: null, match: 'NAME' },
    ],
    cut: [],
  });
  await press('Tra dữ liệu');
  await expect.element(dialog().getByRole('checkbox', { name: 'Chọn “Giá lúa tăng”' })).toBeChecked();
  await expect.element(dialog().getByRole('checkbox', { name: 'Chọn “Cầu mới”' })).not.toBeChecked();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  network.answer('/admin/data-request/export/5', { fileName: 'YCDL-2026-0001.json', json: '{}', count: 1 });
  await press('Xuất 1 mục đã chọn');
  await expect.element(page.getByText('Đã xuất 1 mục.')).toBeVisible();
  expect(network.to('/admin/data-request/export/5')[0]?.body).toEqual({ items: ['COMMENT:11'] });
  expect(saved).toHaveLength(1);
});

const post = (id: string) => ({ kind: 'POST', id, title: `Bài ${id}`, time: null, match: 'NAME' });
const LAST_STEP = { items: [post('3')], read: 20, after: null };

test('published posts are read step by step until all are; reading can be stopped and goes on where it was', async () => {
  await openPart('ADMIN', [REQUEST], '&open=5');
  network.answer('/admin/data-request/holdings/5', { items: [], cut: [] });
  const waiting: (() => void)[] = [];
  network.reply(NAMED, async (query) => {
    const isFirst = query.get('after') === null;
    if (!isFirst) await new Promise<void>((done) => waiting.push(done));
    const step = isFirst ? { items: [post('9')], read: 500, after: '8' } : LAST_STEP;
    return Response.json({ error: 0, data: { isSearched: true, ...step } });
  });
  await press('Tra dữ liệu');
  await expect.element(dialog().getByText(/đã đọc 500 bài .* 1 bài nêu tên này/)).toBeVisible();
  await press('Dừng');
  await expect.element(dialog().getByText(/^Chưa tìm hết/)).toBeVisible();
  await expectAccessible();
  await press('Tìm tiếp');
  await expect.poll(() => network.to(NAMED).length).toBe(3);
  for (const go of waiting) go();
  await expect
    .element(dialog().getByText(/^Đã tìm trong mọi bài.*2 bài nêu tên này, trong 520/))
    .toBeVisible();
  await expect.element(dialog().getByRole('link', { name: 'Bài 3' })).toBeVisible();
});

test('erasing asks first, and the answer begins with what was done', async () => {
  await openPart('ADMIN', [REQUEST], '&open=5');
  network.answer('/admin/data-request/act/5', REQUEST);
  await press('Xóa bình luận');
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/Không thể hoàn tác/)).toBeVisible();
  await question.getByRole('button', { name: 'Xóa bình luận' }).click();
  await expect.element(page.getByText('Đã thực hiện và ghi vào diễn biến.')).toBeVisible();
  expect(network.to('/admin/data-request/act/5')[0]?.body).toEqual({ version: 3, act: 'ERASE_COMMENTS' });
  await press('Trả lời');
  const words = dialog().getByRole('textbox', { name: 'Nội dung trả lời' });
  await expect.element(words).toHaveValue(expect.stringContaining('xóa tên và nội dung của 12 bình luận'));
  network.answer('/admin/data-request/transition/5', { ...REQUEST, state: 'ANSWERED' });
  await press('Trả lời');
  await expect.element(page.getByText('Đã trả lời YCDL-2026-0001.')).toBeVisible();
  expect(network.to('/admin/data-request/transition/5')[0]?.body).toMatchObject({
    version: 3,
    step: 'answer',
  });
});

test('refusing needs a reason and words, and a request that came by letter is entered', async () => {
  await openPart('ADMIN', [REQUEST], '&open=5');
  await press('Từ chối');
  network.answer('/admin/data-request/transition/5', { ...REQUEST, state: 'REJECTED' });
  await dialog().getByRole('textbox').fill('Luật buộc lưu.');
  const refuse = dialog().getByRole('button', { name: 'Từ chối', exact: true });
  await expect.element(refuse).toHaveAttribute('aria-disabled', 'true');
  await dialog()
    .getByRole('button', { name: /^Lý do từ chối/ })
    .click();
  await page.getByRole('option', { name: 'Pháp luật buộc lưu giữ' }).click();
  await press('Từ chối');
  await expect.element(page.getByText('Đã từ chối YCDL-2026-0001.')).toBeVisible();
  await press('Đóng');
  await page.getByRole('button', { name: 'Ghi nhận yêu cầu' }).click();
  const form = page.getByRole('dialog', { name: 'Ghi nhận yêu cầu' });
  await form.getByRole('textbox', { name: /^Họ và tên/ }).fill('Lê Văn Sáu');
  await form.getByRole('textbox', { name: /^Email/ }).fill('sau@ban-doc.example');
  await form.getByRole('textbox', { name: /^Nội dung/ }).fill('Xin biết tòa soạn giữ gì về tôi.');
  network.answer('/admin/data-request/create', { ...REQUEST, number: 'YCDL-2026-0007' });
  await form.getByRole('button', { name: 'Ghi nhận', exact: true }).click();
  await expect.element(page.getByText('Đã ghi nhận yêu cầu YCDL-2026-0007.')).toBeVisible();
  expect(network.to('/admin/data-request/create')[0]?.body).toMatchObject({
    kind: 'ACCESS',
    channel: 'LETTER',
  });
});
