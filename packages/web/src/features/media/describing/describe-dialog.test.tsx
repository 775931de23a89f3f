import type { DescribedFile } from '@toasoan/contract/features/media/describing/description.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aMediaRow } from '../library/test-support/a-media.ts';
import { openLibrary } from '../library/test-support/open-library.tsx';

const PREVIEW = '/admin/media/describe/preview';
const APPLY = '/admin/media/describe';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const FILES = ['Một', 'Hai', 'Ba'].map((title, index) => aMediaRow({ id: String(index + 1), title }));
const dialog = () => page.getByRole('dialog', { name: 'Điền thông tin cho 3 tệp' });
const change = (after: string) => ({ field: 'caption' as const, before: '', after });
const FOUND: readonly DescribedFile[] = [
  { id: '1', version: 4, problem: null, changes: [change('Ảnh mot.jpg')] },
  { id: '2', version: 1, problem: null, changes: [] },
  { id: '3', version: 2, problem: 'NOT_YOURS', changes: [change('Ảnh ba.jpg')] },
];

test('many files are described with placeholders, after a preview of each, and each reports for itself', async () => {
  network.answer(PREVIEW, { items: FOUND });
  await openLibrary(network, FILES);
  const first = page.getByRole('gridcell', { name: /Một/ });
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Điền thông tin' }));
  await expect.element(dialog().getByText('Mục để trống giữ nguyên.', { exact: false })).toBeVisible();
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Chú thích' }), 'Ảnh .');
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(dialog().getByRole('button', { name: '{tên tệp}' }));
  await expect.element(dialog().getByRole('textbox', { name: 'Chú thích' })).toHaveValue('Ảnh {tên tệp}.');
  await expect.element(dialog().getByText(/^1 tệp thay đổi, 1 giữ nguyên, 1 không sửa được/)).toBeVisible();
  await expect.element(dialog().getByText('Ảnh mot.jpg')).toBeVisible();
  await expect.element(dialog().getByText('Tệp của người khác: bạn không có quyền sửa.')).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Ghi đè/ }));
  await expect
    .poll(() => network.to(PREVIEW).at(-1)?.body)
    .toEqual({ ids: ['1', '2', '3'], set: { caption: 'Ảnh {tên tệp}.' }, overwrite: true });
  network.answer(APPLY, {
    done: 1,
    total: 2,
    results: [
      { id: '1', ok: true },
      { id: '3', ok: false, code: 'FORBIDDEN', message: 'Bạn không có quyền.' },
    ],
  });
  await userEvent.click(dialog().getByRole('button', { name: 'Áp dụng cho 2 tệp' }));
  await expect.element(page.getByText('Ba: Bạn không có quyền.')).toBeVisible();
  expect(network.to(APPLY)[0]?.body).toEqual({
    files: [
      { id: '1', version: 4 },
      { id: '3', version: 2 },
    ],
    set: { caption: 'Ảnh {tên tệp}.' },
    overwrite: true,
  });
  await expect.element(page.getByText('Đã chọn 1')).toBeVisible();
});
