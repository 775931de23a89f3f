import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openRequestForm } from '../widget/request/open-request-form.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';

const SEND = '/intake/v1/1/data-requests';
const CONFIRM = '/intake/v1/1/data-request-email/confirm';
const TOKEN = `tsn_${'a'.repeat(43)}`;

afterEach(() => {
  location.hash = '';
  document.querySelector('[data-widget]')?.remove();
});

function open(network: Network, form: string, theme: string): void {
  network.answer('/intake/v1/1/settings', { name: 'Báo Huế', captchaSiteKey: '', mails: true });
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(host);
  openRequestForm(host, { base: '/api/intake/v1/1', form, language: 'vi', theme });
}

test.each(['light', 'dark'])('a reader asks for a child, and learns number and day, in %s', async (theme) => {
  const network = new Network();
  open(network, 'data-request', theme);
  const subject = page.getByRole('textbox', { name: /^Tên người có dữ liệu/ });
  expect(subject.query()).toBeNull();
  await page.getByLabelText(/^Bạn muốn gì/).selectOptions('RESTRICT');
  await page.getByLabelText(/^Bạn yêu cầu với tư cách/).selectOptions('PARENT');
  await page.getByRole('textbox', { name: /^Họ và tên/ }).fill('Lê Thị Mai');
  await page.getByRole('textbox', { name: /^Email/ }).fill('mai@mail.example');
  await page.getByRole('textbox', { name: /^Nội dung yêu cầu/ }).fill('Ảnh lớp của con tôi, xin ngừng dùng.');
  await page
    .getByRole('textbox', { name: /^Địa chỉ trang/ })
    .fill('hue.example/lop-3a\n\nhttps://hue.example/b');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Gửi yêu cầu' }));
  await expect.element(subject).toHaveAttribute('aria-invalid', 'true');
  expect(network.to(SEND)).toEqual([]);
  await subject.fill('Bé Na');
  network.answer(SEND, { number: 'YCDL-2026-0009', dueTime: '2026-11-27T03:00:00.000Z', isLinkMailed: true });
  await userEvent.click(page.getByRole('button', { name: 'Gửi yêu cầu' }));
  await expect.element(page.getByText('YCDL-2026-0009')).toBeVisible();
  await expect.element(page.getByText(/27 tháng 11/)).toBeVisible();
  expect(network.to(SEND).map(({ body }) => body)).toEqual([
    {
      kind: 'RESTRICT',
      requesterName: 'Lê Thị Mai',
      capacity: 'PARENT',
      subjectName: 'Bé Na',
      email: 'mai@mail.example',
      phone: '',
      details: 'Ảnh lớp của con tôi, xin ngừng dùng.',
      refs: ['https://hue.example/lop-3a', 'https://hue.example/b'],
      lang: 'vi',
    },
  ]);
});

test('the mailed link does nothing before its button is pressed', async () => {
  const network = new Network();
  location.hash = TOKEN;
  network.answer(CONFIRM, { number: 'YCDL-2026-0009' });
  open(network, 'data-request-email', 'light');
  await expect.element(page.getByRole('heading', { name: 'Xác nhận email' })).toBeVisible();
  await expectAccessible();
  expect(network.to(CONFIRM)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Xác nhận email' }));
  await expect.element(page.getByText(/Đã xác nhận.*YCDL-2026-0009/)).toBeVisible();
  expect(network.to(CONFIRM).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});
