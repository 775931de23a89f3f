import type { ExplainedBlock } from '@toasoan/contract/features/content-templates/filled-block.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { anItem, aTemplate, openTemplates, PREVIEW } from './test-support/open-templates.tsx';

const UPDATE = '/admin/content-template/update';
const CREATE = '/admin/content-template/create';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const LIVE = { kind: 'layout' as const, id: '1', title: 'Trang chủ', isLive: true };
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const openMenu = (name: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${name}` }));
const lastBody = (path: string) => network.to(path).at(-1)?.body;

test('the list says kind, source and places of every template, and passes axe', async () => {
  await openTemplates(network, [aTemplate({ usedIn: [LIVE] })]);
  await expect
    .element(page.getByRole('row', { name: /Khối Văn hóa/ }))
    .toMatchTextContent(/Nhóm tin.*Tự động.*Trang chủ/);
  await expectAccessible();
});

test('a template in use is not deleted, and the menu names the places', async () => {
  await openTemplates(network, [aTemplate({ usedIn: [LIVE] })]);
  await openMenu('Khối Văn hóa');
  await expect.element(entry(/Xóa/)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(entry(/Xóa/)).toMatchTextContent(/Đang dùng ở Trang chủ/);
});

test('HTML blocks are kept for system administrators', async () => {
  await openTemplates(network, [aTemplate({ type: 'HTML', title: 'Cảm ơn' })]);
  await openMenu('Cảm ơn');
  await expect.element(entry(/Nhân bản/)).toHaveAttribute('aria-disabled', 'true');
});

test('a copy takes the settings and opens', async () => {
  await openTemplates(network, [aTemplate({ limit: 7 })]);
  const copy = aTemplate({ id: '6', title: 'Khối Văn hóa (bản sao)', limit: 7 });
  network.answer(CREATE, copy);
  network.answer('/admin/content-template/detail/6', copy);
  await openMenu('Khối Văn hóa');
  await userEvent.click(entry('Nhân bản'));
  await expect.element(page.getByRole('dialog', { name: 'Sửa mẫu nội dung' })).toBeVisible();
  expect(lastBody(CREATE)).toMatchObject({ title: 'Khối Văn hóa (bản sao)', limit: 7, type: 'NEWS_GROUP' });
});

test('the preview shows posts of the form before it is saved, with the reason of each', async () => {
  await openTemplates(network, [aTemplate()], { search: '?open=5' });
  const block: ExplainedBlock = {
    items: [
      anItem(),
      anItem({
        id: '13',
        title: 'Đêm áo dài bên sông Hương',
        reason: { code: 'NEWEST', category: 'Văn hóa' },
      }),
      anItem({ id: '14', title: 'Hội An giữ phố đèn lồng', reason: { code: 'BACKFILL' } }),
    ],
    isHidden: false,
    leftOut: [{ id: '15', title: 'Mùa cốm làng Vòng', reason: 'NO_IMAGE' }],
    matches: 18,
    html: '',
  };
  network.answer(PREVIEW, block);
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Số tin' }), '3');
  const preview = page.getByRole('region', { name: 'Xem trước với tin thật' });
  await expect.element(preview).toMatchTextContent(/18 tin khớp · lấy 3/);
  await expect.element(preview).toMatchTextContent(/ghim đến 22\/11\/2026 18:00/);
  await expect.element(preview).toMatchTextContent(/mới nhất trong Văn hóa.*bù chỗ.*chưa có ảnh đại diện/);
  // The form waits for the end of the typing.
  await expect.poll(() => lastBody(PREVIEW)).toMatchObject({ config: { limit: 3 } });
  expect(network.to(UPDATE)).toEqual([]);
  await expectAccessible();
});

test('an empty number keeps the last preview and says so', async () => {
  await openTemplates(network, [aTemplate()], { search: '?open=5' });
  const preview = page.getByRole('region', { name: 'Xem trước với tin thật' });
  await expect.element(preview).toMatchTextContent(/Không có tin nào khớp/);
  const asked = network.to(PREVIEW).length;
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Số tin' }), '');
  await expect.element(preview).toMatchTextContent(/Đang hiện bản trước/);
  expect(network.to(PREVIEW)).toHaveLength(asked);
});

test('a change of a template that readers see says where it shows', async () => {
  await openTemplates(network, [aTemplate({ usedIn: [LIVE] })], { search: '?open=5' });
  await expect.element(page.getByText('Đổi ngay trên 1 bố cục đang chạy: Trang chủ')).toBeVisible();
});

test('contradictory settings are refused in the form, beside their field', async () => {
  await openTemplates(network, [aTemplate({ limit: 2, minItems: 5 })], { search: '?open=5' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Tên mẫu' }), 'Khối mới');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Khối cần ít nhất 5 tin nhưng chỉ lấy 2 tin.')).toBeVisible();
  expect(network.to(UPDATE)).toEqual([]);
});
