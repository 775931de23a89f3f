import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { A_CORRECTION, FILES, openRequests, REQUEST } from './test-support/open-requests.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('an overdue request says so, and is refused with a reason only, which is sent with its version', async () => {
  await openRequests(network, 'ADMIN');
  await expect.element(page.getByText(/^Quá hạn \d/)).toBeVisible();
  await page.getByRole('link', { name: 'YCCC-2026-0001' }).click();
  const dialog = page.getByRole('dialog', { name: 'YCCC-2026-0001' });
  await expect.element(dialog.getByText('mau@ban-doc.example')).toBeVisible();
  await expectAccessible();
  network.answer('/admin/correction-request/transition/5', { ...REQUEST, state: 'REJECTED', version: 3 });
  await dialog.getByRole('button', { name: 'Không chấp nhận' }).click();
  const refuse = dialog.getByRole('button', { name: 'Không chấp nhận' });
  await expect.element(refuse).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabelText('Lý do').fill('Hồ sơ đăng ký ghi đúng như bài viết.');
  await refuse.click();
  await expect.element(page.getByText('Đã ghi là không chấp nhận YCCC-2026-0001.')).toBeVisible();
  expect(network.to('/admin/correction-request/transition/5').map(({ body }) => body)).toEqual([
    { version: 2, step: 'reject', reason: 'Hồ sơ đăng ký ghi đúng như bài viết.' },
  ]);
});

test('an accepted request is answered from a draft that quotes the published correction', async () => {
  const accepted: CorrectionRequest = {
    ...REQUEST,
    state: 'ACCEPTED',
    steps: ['reconsider', 'answer'],
    decidedBy: 'Lê Thu Hà',
    decidedTime: '2020-11-21T02:00:00.000Z',
  };
  network.answer('/admin/correction/list', { items: [A_CORRECTION] });
  await openRequests(network, 'ADMIN', [accepted], '?open=5');
  const dialog = page.getByRole('dialog', { name: 'YCCC-2026-0001' });
  await dialog.getByRole('button', { name: 'Xem xét lại' }).click();
  await dialog.getByLabelText('Lý do').fill('Thôi');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await dialog.getByRole('button', { name: 'Trả lời' }).click();
  const answer = dialog.getByLabelText('Nội dung trả lời');
  await expect.element(answer).toBeVisible();
  const { value } = answer.element() as HTMLTextAreaElement;
  expect(value).toContain('– Nội dung đúng: Tôi là người làm thuê.');
  expect(value).not.toContain('Thôi');
  await expectAccessible();
  await answer.fill(`${value}\nKính thư.`);
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect.element(dialog.getByText(REQUEST.claim)).toBeVisible();
  await dialog.getByRole('button', { name: 'Trả lời' }).click();
  await expect.element(answer).toHaveValue(`${value}\nKính thư.`);
  network.answer('/admin/correction-request/transition/5', { ...accepted, state: 'ANSWERED', version: 3 });
  await dialog.getByRole('button', { name: 'Trả lời' }).click();
  await expect.element(page.getByText('Đã trả lời YCCC-2026-0001.')).toBeVisible();
  expect(network.to('/admin/correction-request/transition/5')[0]?.body).toMatchObject({
    step: 'answer',
    answer: expect.stringContaining('“Thông tin cải chính, xin lỗi” đã đăng ngày 22/11/2020'),
  });
});

test('an editor reads a request, and is offered neither steps nor the entry of one', async () => {
  await openRequests(
    network,
    'EDITOR',
    [{ ...REQUEST, steps: [], requesterEmail: 'm•••@ban-doc.example' }],
    '?open=5',
  );
  const dialog = page.getByRole('dialog', { name: 'YCCC-2026-0001' });
  await expect.element(dialog.getByText('m•••@ban-doc.example')).toBeVisible();
  expect(
    dialog
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Đóng']);
  expect(page.getByRole('button', { name: 'Ghi nhận yêu cầu' }).query()).toBeNull();
});

test('a request that came by letter is entered once it says enough, and the list is read again', async () => {
  await openRequests(network, 'ADMIN', []);
  await expect.element(page.getByText('Chưa có yêu cầu cải chính')).toBeVisible();
  await page.getByRole('button', { name: 'Ghi nhận yêu cầu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ghi nhận yêu cầu' });
  await dialog.getByRole('textbox', { name: /^Họ và tên/ }).fill('Lê Văn Sáu');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('sau@ban-doc.example');
  await dialog.getByRole('textbox', { name: /^Địa chỉ bài viết/ }).fill('https://toasoan.local/gia-lua');
  await dialog.getByRole('textbox', { name: /^Nội dung cho là sai/ }).fill('Sai');
  await dialog.getByRole('button', { name: 'Ghi nhận', exact: true }).click();
  expect(network.to('/admin/correction-request/create')).toEqual([]);
  await dialog
    .getByRole('textbox', { name: /^Nội dung cho là sai/ })
    .fill('Diện tích lúa trong bài cao hơn thực tế 180 ha.');
  await dialog
    .getByRole('textbox', { name: /^Tài liệu dẫn chứng/ })
    .fill('https://thongke.vidu/lua,2026\n\nhttps://thongke.vidu/bang-2');
  network.answer('/admin/correction-request/create', { ...REQUEST, number: 'YCCC-2026-0007' });
  await dialog.getByRole('button', { name: 'Ghi nhận', exact: true }).click();
  await expect.element(page.getByText('Đã ghi nhận yêu cầu YCCC-2026-0007.')).toBeVisible();
  expect(network.to('/admin/correction-request/create')[0]?.body).toMatchObject({
    channel: 'LETTER',
    requesterName: 'Lê Văn Sáu',
    claim: 'Diện tích lúa trong bài cao hơn thực tế 180 ha.',
    evidenceLinks: ['https://thongke.vidu/lua,2026', 'https://thongke.vidu/bang-2'],
  });
  expect(network.to('/admin/correction-request/list').length).toBeGreaterThan(1);
});

test('evidence is added with its name, listed, and removed after a question', async () => {
  await openRequests(network, 'ADMIN', [REQUEST], '?open=5');
  const files = page.getByRole('region', { name: 'Tệp đính kèm' });
  await expect.element(files.getByText('Chưa có tệp nào.')).toBeVisible();
  const item = {
    id: '9',
    fileName: 'Bằng chứng.pdf',
    mime: 'application/pdf',
    sizeBytes: 2048,
    sha256: 'a'.repeat(64),
    isFromReader: true,
    addedBy: '',
    addedTime: '2026-11-20T02:00:00.000Z',
  };
  network.answer('/admin/correction-request/attachment/add/5', item);
  network.answer(FILES, { items: [item], mayOpen: true, mayAdd: true, mayRemove: true });
  const file = new File(['%PDF-1.7'], 'Bằng chứng.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText('Thêm tệp', { exact: true }).first(), file);
  await expect.element(page.getByText('Đã thêm “Bằng chứng.pdf”')).toBeVisible();
  const [sent] = network.to('/admin/correction-request/attachment/add/5');
  expect(sent?.headers.get('file-name')).toBe(encodeURIComponent('Bằng chứng.pdf'));
  expect(sent?.headers.get('content-type')).toBe('application/octet-stream');
  await expect.element(files.getByText(/^2 KB · Người yêu cầu gửi/)).toBeVisible();
  await expectAccessible();
  network.answer('/admin/correction-request/attachment/remove/5/9', {
    items: [],
    mayOpen: true,
    mayAdd: true,
    mayRemove: true,
  });
  await files.getByRole('button', { name: 'Xóa “Bằng chứng.pdf”' }).click();
  await page.getByRole('button', { name: 'Xóa tệp' }).click();
  await expect.element(page.getByText('Đã xóa “Bằng chứng.pdf”')).toBeVisible();
});
