import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aSection, openSections } from './test-support/open-sections.tsx';

const MAP = '/admin/source-category/map';
const DISCOVER = '/admin/source-category/discover';
const IMPORT = '/admin/source-category/import';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const MAPPED = aSection({
  id: '6',
  title: 'Đầu tư',
  url: 'https://bao-vi-du.example/dau-tu',
  rssUrl: '',
  parent: { id: '5', title: 'Kinh tế' },
  detected: false,
  lastSeen: null,
  status: 'DISABLED',
  links: [{ linkId: '9', name: 'Nông nghiệp' }],
});
const SUGGESTED = aSection({ suggestion: { id: '3', title: 'Kinh tế' } });
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const bodyOf = (path: string) => network.to(path)[0]?.body;

describe('the list of sections', () => {
  test('shows place, address and what takes each section, and passes axe', async () => {
    await openSections(network, [SUGGESTED, MAPPED]);
    await expect
      .element(row('Đầu tư'))
      .toMatchTextContent(/thuộc Kinh tế.*thêm bằng tay.*Rồi, 1 liên kết:.*Nông nghiệp/);
    await expect.element(row('kinh-te.rss')).toMatchTextContent(/Báo Ví Dụ.*Kinh tế.*Chuyên mục khác/);
    await expect.element(page.getByRole('link', { name: /^Chưa ánh xạ/ })).toMatchTextContent(/1/);
    await expectAccessible();
  });

  test('without any section says that none was looked for, and offers to look', async () => {
    await openSections(network, []);
    await expect.element(page.getByText('Chưa quét chuyên mục nguồn')).toBeVisible();
    await expect.element(button('Quét chuyên mục').nth(1)).toBeVisible();
    await expectAccessible();
  });

  test('filters by source, and holds sections without a link in a tab of their own', async () => {
    await openSections(network, [SUGGESTED]);
    await userEvent.click(page.getByRole('link', { name: /^Chưa ánh xạ/ }));
    await expect.poll(() => here().search).toBe('?view=unmapped');
    await userEvent.click(page.getByRole('button', { name: 'Nguồn', exact: true }).first());
    await userEvent.click(page.getByRole('option', { name: 'Báo Ví Dụ' }));
    await expect.poll(() => here().search).toContain('sourceId=1');
  });
});

test('one press maps a section to the suggested category', async () => {
  await openSections(network, [SUGGESTED]);
  network.answer(MAP, aSection({ links: [{ linkId: '9', name: 'Kinh tế' }] }));
  await userEvent.click(
    page.getByRole('group', { name: 'Ánh xạ nhanh Kinh tế' }).getByRole('button', { name: 'Kinh tế' }),
  );
  await expect.poll(() => bodyOf(MAP)).toEqual({ id: '5', categoryId: '3' });
  await expect.element(page.getByText(/Đã ánh xạ “Kinh tế” vào “Kinh tế”/)).toBeVisible();
});

test('sections of a site are shown before any of them is stored; the chosen new ones are', async () => {
  await openSections(network, [SUGGESTED]);
  const found = (title: string, path: string, isKnown = false) => ({
    title,
    url: `https://bao-vi-du.example/${path}`,
    rssUrl: '',
    parentTitle: '',
    isKnown,
  });
  network.answer(DISCOVER, {
    pages: ['https://bao-vi-du.example/'],
    unread: ['https://bao-vi-du.example/sitemap.xml'],
    sections: [
      found('Kinh tế', 'kinh-te', true),
      found('Thể thao', 'the-thao'),
      found('Giải trí', 'giai-tri'),
    ],
  });
  network.answer(IMPORT, { created: 1, skipped: 0 });
  await userEvent.click(button('Quét chuyên mục'));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Chọn nguồn' }));
  await userEvent.click(page.getByRole('option', { name: /Báo Ví Dụ/ }));
  await expect.element(page.getByText('Thấy 3 chuyên mục, 2 chuyên mục mới.')).toBeVisible();
  await expect.element(page.getByText('nên chưa đọc: /sitemap.xml', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Kinh tế/ })).toBeDisabled();
  await expectAccessible();
  await userEvent.click(page.getByRole('checkbox', { name: /^Giải trí/ }));
  await userEvent.click(button('Thêm 1 chuyên mục'));
  const { isKnown: _known, ...item } = found('Thể thao', 'the-thao');
  await expect.poll(() => bodyOf(IMPORT)).toEqual({ sourceId: '1', items: [item] });
});

test('a section without source and address is named as incomplete before anything is sent', async () => {
  await openSections(network, [SUGGESTED], '?open=new');
  await userEvent.fill(page.getByRole('textbox', { name: 'Chuyên mục nguồn' }), 'Thể thao');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Không được để trống.').first()).toBeVisible();
  await expectAccessible();
  expect(network.to('/admin/source-category/create')).toEqual([]);
});
