import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, headline, openEditor, panel } from '../editing/test-support/open-editor.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const previews = () => page.getByRole('region', { name: 'Hiển thị khi tìm kiếm và chia sẻ' });
const place = (name: string) => userEvent.click(previews().getByRole('button', { name }));

test('result pages and cards follow typed text and mark cuts', async () => {
  await openEditor(network, anOpenPost({ shortTitle: 'Lúa chín' }));
  await userEvent.click(panel('Liên kết tĩnh và SEO'));
  await userEvent.fill(headline(), 'Một tiêu đề mới');
  await expect.element(previews()).toMatchTextContent(/Một tiêu đề mới/);
  await expect.element(previews()).toMatchTextContent(/Tiêu đề: \d+\/600 px/);
  await userEvent.fill(headline(), 'Người dân vùng lũ '.repeat(8).trim());
  await expect.element(previews()).toMatchTextContent(/px: bị cắt/);
  await place('Facebook');
  await expect.element(previews()).toMatchTextContent(/Lúa chín/);
  await expect.element(previews()).toMatchTextContent(/Chưa có ảnh chia sẻ/);
});

test('the original of a republished post is its source', async () => {
  await openEditor(network, anOpenPost({ origin: 'CRAWLED', sourceUrl: 'https://nguon.example/bai' }));
  await userEvent.click(panel('Liên kết tĩnh và SEO'));
  await expect.element(previews()).toMatchTextContent(/URL chuẩn: https:\/\/nguon\.example\/bai/);
});

test('structured data are shown as they will be in the page', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.click(panel('Liên kết tĩnh và SEO'));
  await userEvent.click(page.getByRole('button', { name: 'Dữ liệu có cấu trúc (JSON-LD)' }));
  const data = page.getByRole('region', { name: 'Dữ liệu có cấu trúc (JSON-LD)' });
  await expect.element(data).toMatchTextContent(/"@type": "NewsArticle"/);
  await expect.element(data).toMatchTextContent(/"headline": "Mùa lúa chín"/);
});
