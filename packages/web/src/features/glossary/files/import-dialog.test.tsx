import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anImport, openGlossary } from '../test-support/open-glossary.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/task/list', { items: [] });
});

const READ = '/admin/glossary/import/read';
const APPLY = '/admin/glossary/import/apply';
const dialog = () => page.getByRole('dialog', { name: 'Nhập thuật ngữ từ tệp' });
const button = (name: string) => dialog().getByRole('button', { name });

async function chooseFile(name: string): Promise<void> {
  await openGlossary(network, []);
  await userEvent.click(page.getByRole('button', { name: 'Nhập tệp' }));
  const file = new File(['source,target\nnghệ nhân,craftsman\n'], name, { type: 'text/csv' });
  await userEvent.upload(dialog().getByLabelText(/Chọn tệp/), file);
}

test('a file is read as a report, and what it says is done', async () => {
  network.answer(READ, anImport());
  network.answer(APPLY, anImport({ state: 'DONE', version: 4 }));
  await chooseFile('thuat-ngu.csv');
  await userEvent.click(dialog().getByLabelText('Thay nội dung đích của mục đã có'));
  await userEvent.click(button('Xem trước'));
  await expect.element(dialog().getByText(/Sẽ thêm 1 · cập nhật 1 .* lỗi 1/)).toBeVisible();
  await expect.element(dialog().getByRole('row', { name: /4 Lỗi Thiếu nội dung nguồn/ })).toBeVisible();
  await expectAccessible();
  await userEvent.click(button('Nhập 2 mục'));
  await expect.element(dialog().getByText(/Đã thêm 1 · cập nhật 1/)).toBeVisible();
  expect(network.to(READ)[0]?.body).toMatchObject({ fileType: 'csv', overwrites: true, approves: false });
  expect(network.to(APPLY)[0]?.body).toEqual({ id: '9', version: 2 });
});

test('a long file is followed until its task has read it', async () => {
  network.answer(READ, anImport({ state: 'READING', done: 0, rows: [] }));
  network.answer('/admin/glossary/import/9', anImport());
  await chooseFile('thuat-ngu.tmx');
  await userEvent.click(button('Xem trước'));
  await expect.element(button('Nhập 2 mục')).toBeVisible();
});

test('a file that is none of the four, and one that cannot be read, are refused', async () => {
  network.fail(READ, 422, { error: -422, message: 'Không đọc được tệp ở dòng 3.', requestId: '1' });
  await chooseFile('thuat-ngu.pdf');
  await expect.element(dialog().getByText('Tệp không phải CSV, TSV, TBX hay TMX.')).toBeVisible();
  await userEvent.upload(dialog().getByLabelText(/thuat-ngu/), new File(['"'], 'a.csv'));
  await userEvent.click(button('Xem trước'));
  await expect.element(dialog().getByText('Không đọc được tệp ở dòng 3.')).toBeVisible();
});
