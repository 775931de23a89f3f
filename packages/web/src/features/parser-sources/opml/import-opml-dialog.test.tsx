import type { OpmlSource } from '@toasoan/contract/features/parser-sources/opml/opml.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSource, openSources } from '../test-support/open-sources.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const MAU: OpmlSource = {
  host: 'mau.example',
  title: 'Báo Mẫu',
  homeUrl: 'https://mau.example/',
  feeds: ['https://mau.example/rss'],
  leftOut: 0,
  fate: 'NEW',
  source: null,
};
const FOUND: readonly OpmlSource[] = [
  MAU,
  { ...MAU, host: 'xa.example', title: 'Báo Xa', leftOut: 2 },
  { ...MAU, host: 'vi-du.example', title: 'Báo Ví Dụ', fate: 'KNOWN', source: { id: '5', title: 'Của ta' } },
  { ...MAU, host: '127.0.0.1', title: 'Máy này', fate: 'REFUSED' },
];

const dialog = () => page.getByRole('dialog', { name: 'Nhập từ OPML' });
const box = (name: string) => dialog().getByRole('checkbox', { name });

async function chooseFile(content: string): Promise<void> {
  await openSources(network, [aSource()]);
  await userEvent.click(page.getByRole('button', { name: 'OPML' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Nhập từ OPML' }));
  const file = new File([content], 'nguon.opml', { type: 'text/x-opml' });
  await userEvent.upload(dialog().getByLabelText('Chọn tệp OPML'), file);
}

test('a file is shown site by site, and what is chosen becomes sources', async () => {
  network.answer('/admin/parser-source/opmlPreview', { items: FOUND, isTruncated: false });
  network.answer('/admin/parser-source/opmlImport', { created: 1, skipped: 0 });
  await chooseFile('<opml/>');
  await expect.element(dialog().getByText('Sẽ tạo được 2 · Đã có 1 · Không dùng được 1')).toBeVisible();
  await expect.element(box('Báo Ví Dụ')).toBeDisabled();
  await expect.element(box('Máy này')).toBeDisabled();
  await expect.element(dialog().getByRole('link', { name: 'Đã có nguồn “Của ta”' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(box('Báo Xa'));
  await userEvent.click(dialog().getByRole('button', { name: 'Tạo 1 nguồn' }));
  await expect.element(page.getByText('Đã tạo 1 nguồn, đang tắt.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(network.to('/admin/parser-source/opmlImport')[0]?.body).toEqual({
    text: '<opml/>',
    hosts: ['mau.example'],
  });
});

test('a file that is none is refused in the words of the server', async () => {
  network.fail('/admin/parser-source/opmlPreview', 422, {
    error: 4220,
    message: 'Tệp không phải OPML.',
    requestId: '1',
  });
  await chooseFile('a');
  await expect.element(dialog().getByText('Tệp không phải OPML.')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Tạo 0 nguồn' })).toBeDisabled();
});

test('a file of more than a megabyte is not sent', async () => {
  await chooseFile('a'.repeat(1024 * 1024 + 1));
  await expect.element(dialog().getByText('Tệp lớn hơn 1 MB.')).toBeVisible();
  expect(network.to('/admin/parser-source/opmlPreview')).toEqual([]);
});

test('the export takes the filters of the list', async () => {
  await openSources(network, [aSource()], '?view=licensed&text=bao');
  const asked: string[] = [];
  network.reply('/admin/parser-source/opml', (query) => {
    asked.push(query.toString());
    return Response.json({ error: 0, data: { name: 'nguon.opml', text: '<opml/>', sources: 1 } });
  });
  await userEvent.click(page.getByRole('button', { name: 'OPML' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Xuất ra OPML' }));
  await expect.element(page.getByText('Đã xuất 1 nguồn.')).toBeVisible();
  expect(asked).toEqual(['text=bao&view=licensed']);
});
