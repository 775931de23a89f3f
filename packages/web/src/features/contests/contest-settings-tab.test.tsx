import { aContestDetail } from '@toasoan/contract/features/contests/test-support/a-contest-detail.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openContestSettings } from './test-support/open-contest-settings.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
const button = (name: string | RegExp) => page.getByRole('button', { name });
const bodyOf = (path: string) => network.to(path).at(-1)?.body;

test('a draft shows its terms, what is missing before its opening, and the year with overlaps', async () => {
  await openContestSettings(network);
  const opening = page.getByRole('region', { name: 'Trước khi mở nhận bài' });
  await expect.element(opening.getByText(/Gửi được email/).first()).toBeVisible();
  await expect.element(opening.getByText(/Máy chủ chưa có SMTP_URL/)).toBeVisible();
  await expect.element(page.getByText('1 giải, tổng 50.000.000 đ')).toBeVisible();
  await expect.element(page.getByText(/cùng nhận bài từ 01\/05\/2026/)).toBeVisible();
  await expect
    .element(page.getByText('Nội dung, ý nghĩa 40, Nghệ thuật, kỹ thuật 30', { exact: false }))
    .toBeVisible();
  await expectAccessible();
});

test('a section saves its own fields alone, and a wrong order of dates is said at its field', async () => {
  await openContestSettings(network, { awardTime: '2026-12-20T02:00:00.000Z' });
  network.answer('/admin/contest/update', aContestDetail({ version: 2 }));
  await button('Sửa Thời gian').click();
  const award = page.getByRole('textbox', { name: 'Trao giải' });
  await award.fill('01/12/2026 09:00');
  await button('Lưu').click();
  await expect.element(award).toHaveAccessibleDescription(/không thể trước ngày công bố/);
  expect(network.to('/admin/contest/update')).toEqual([]);
  await award.fill('11/12/2026 09:00');
  await button('Lưu').click();
  await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  expect(bodyOf('/admin/contest/update')).toMatchObject({
    id: '1',
    version: 1,
    awardTime: '2026-12-11T02:00:00.000Z',
  });
  expect(bodyOf('/admin/contest/update')).not.toHaveProperty('limits');
});

test('weights are summed while they are typed, and a round that does not make 100 is not sent', async () => {
  await openContestSettings(network);
  await button('Sửa Vòng chấm').click();
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByText('Tổng trọng số 100/100')).toBeVisible();
  await drawer.getByRole('spinbutton', { name: 'Trọng số của tiêu chí 1' }).fill('30');
  await expect.element(drawer.getByText('Tổng trọng số 90/100')).toBeVisible();
  await button('Lưu').click();
  await expect.element(drawer.getByText(/cộng lại phải bằng 100, hiện là 90/)).toBeVisible();
  expect(network.to('/admin/contest/rounds/1')).toEqual([]);
  await expectAccessible();
});

test('prizes are added and put in order, with their sum', async () => {
  await openContestSettings(network);
  network.answer('/admin/contest/prizes/1', aContestDetail({ version: 2 }));
  await button('Sửa Cơ cấu giải thưởng').click();
  const drawer = page.getByRole('dialog');
  await button('Thêm giải').click();
  const second = drawer.getByRole('region', { name: 'Giải thứ 2' });
  await second.getByRole('spinbutton', { name: /Tiền thưởng/ }).fill('5000000');
  await second.getByRole('spinbutton', { name: 'Số giải' }).fill('10');
  await second.getByRole('textbox', { name: 'Tên giải', exact: true }).fill('Khuyến khích');
  await expect.element(drawer.getByText('11 giải, tổng 100.000.000 đ')).toBeVisible();
  await expectAccessible();
  await button('Lưu').click();
  await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  expect(bodyOf('/admin/contest/prizes/1')).toMatchObject({
    version: 1,
    prizes: [
      { id: '21', name: 'Giải Nhất' },
      { name: 'Khuyến khích', amount: 5_000_000, quantity: 10, category: null },
    ],
  });
});

test('an open contest asks for a notice, marks what is fixed, and lists what readers heard', async () => {
  await openContestSettings(network, { state: 'OPEN', rulesVersion: 1 });
  await expect.element(page.getByText('Gia hạn đến: Chưa đặt → 15/10/2026 23:59')).toBeVisible();
  await button('Sửa Điều kiện dự thi').click();
  await page.getByRole('spinbutton', { name: 'Tuổi tối thiểu' }).fill('12');
  await button('Lưu').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Thông báo cho người dự thi' }))
    .toHaveAccessibleDescription(/ít nhất 20 ký tự/);
  await userEvent.keyboard('{Escape}');
  await button('Bỏ thay đổi').click();
  await button('Sửa Thời gian').click();
  await expect.element(page.getByRole('textbox', { name: 'Mở nhận bài' })).toBeDisabled();
});

test('two versions of the rules are compared word by word', async () => {
  await openContestSettings(network, { state: 'OPEN', rulesVersion: 2 });
  await button('Xem phiên bản 2').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Điều 1. Ảnh gốc, có EXIF.')).toBeVisible();
  await dialog.getByRole('button', { name: /^So với phiên bản/ }).click();
  await page.getByRole('option', { name: 'Phiên bản 1' }).click();
  await expect.element(dialog.getByText(/có EXIF/).first()).toBeVisible();
  await expect.poll(() => dialog.element().querySelector('ins')?.textContent).toContain('EXIF');
  await expectAccessible();
});

test('the opening is refused in the words of the list, and a clone begins with the next year', async () => {
  await openContestSettings(network);
  network.fail('/admin/contest/open/1', 422, {
    error: -422,
    code: 'RULES_NOT_MET',
    message: 'Chưa đủ điều kiện',
    details: { rules: [{ code: 'MAIL', message: 'Máy chủ chưa gửi được thư.', field: 'mail' }] },
  });
  await button('Mở nhận bài').click();
  await button('Mở ngay').click();
  await expect.element(page.getByText('Máy chủ chưa gửi được thư.')).toBeVisible();
  await button('Đóng').first().click();
  network.answer('/admin/contest/clone/1', aContestDetail({ id: '9', title: 'Việt Nam hạnh phúc 2027' }));
  await button('Nhân bản cho năm sau').first().click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Tên cuộc thi' }))
    .toHaveValue('Việt Nam hạnh phúc 2027');
  await dialog.getByRole('button', { name: 'Nhân bản cho năm sau' }).click();
  await expect.element(page.getByText('Đã tạo bản nháp “Việt Nam hạnh phúc 2027”')).toBeVisible();
  expect(bodyOf('/admin/contest/clone/1')).toMatchObject({
    code: 'happy_2027',
    prefix: 'HV27',
    year: 2027,
    version: 1,
  });
});

test('who only reads sees everything and no button that changes it', async () => {
  await openContestSettings(network, { role: 'EDITOR' });
  await expect.element(page.getByText(/quản trị hệ thống mới sửa được/)).toBeVisible();
  expect(button(/^Sửa /).elements()).toEqual([]);
  expect(button('Mở nhận bài').elements()).toEqual([]);
  await expectAccessible();
});
