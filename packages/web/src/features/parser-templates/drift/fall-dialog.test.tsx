import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aTemplate } from '../test-support/a-template.ts';
import { lastDraft, openStudio, PROPOSAL } from '../test-support/open-studio.ts';

const SUGGEST = '/admin/parser-template/suggest';
const FALL = {
  field: 'publishedTime',
  sourceId: '3',
  sourceTitle: 'Báo Ví Dụ',
  from: 0.98,
  to: 0.41,
  since: '2026-11-17',
} as const;
const stored = (id: string, title: string, fetchTime: string) => ({
  id,
  url: 'https://vi-du.example/ca-phe.html',
  title,
  sourceTitle: 'Báo Ví Dụ',
  fetchTime,
});
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

async function openFall(pages: object) {
  await openStudio(network, aTemplate({ drift: [FALL] }));
  network.answer('/admin/parser-template/fall-pages/7', pages);
  network.answer(SUGGEST, {
    items: [
      { ...PROPOSAL, fall: { before: { found: 40, of: 40 }, since: { found: 39, of: 40 } } },
      {
        ...PROPOSAL,
        selector: { ...PROPOSAL.selector, expr: '.luc', attr: '' },
        fall: { before: { found: 0, of: 40 }, since: { found: 40, of: 40 } },
      },
    ],
  });
  await userEvent.click(page.getByRole('button', { name: 'So hai trang: Thời điểm đăng ở Báo Ví Dụ' }));
}
const BOTH = {
  found: stored('11', 'Cà phê vào vụ', '2026-11-16T03:00:00.000Z'),
  missed: stored('12', 'Mưa lớn', '2026-11-17T03:00:00.000Z'),
};

describe('the pages on both sides of a fall', () => {
  test('stand beside each other, with selectors that say on which side they work', async () => {
    await openFall(BOTH);
    const found = page.getByRole('region', { name: 'Trang mới nhất còn lấy được' });
    await expect.element(found.getByText('Cà phê vào vụ', { exact: true })).toBeVisible();
    await expect.element(found.getByTitle(/^Bản chụp của/)).toBeVisible();
    const missed = page.getByRole('region', { name: 'Trang đầu tiên không lấy được' });
    await expect.element(missed.getByText('Mưa lớn')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /cả trước và sau .*40\/40 39\/40/ })).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /Chỉ dùng được từ khi tụt .*0\/40 40\/40/ }))
      .toBeVisible();
    expect(network.to(SUGGEST).at(-1)?.body).toMatchObject({ pageId: '12', withStored: true });
    await expectAccessible();
  });

  test('give a selector to the draft, before those that it has', async () => {
    await openFall(BOTH);
    await userEvent.click(
      page.getByRole('row', { name: /Dùng \.luc/ }).getByRole('button', { name: 'Dùng .luc' }),
    );
    await expect
      .poll(() => lastDraft(network)?.fields.publishedTime.map(({ expr }) => expr))
      .toEqual(['.luc', 'article:published_time', '.gio']);
    expect(page.getByRole('dialog').query()).toBeNull();
  });

  test('an element that is chosen on the page without the field asks for its selectors', async () => {
    await openFall(BOTH);
    const missed = page.getByRole('region', { name: 'Trang đầu tiên không lấy được' });
    const layer = missed.getByRole('application');
    await expect.element(layer).toBeVisible();
    (layer.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByText('2 đề xuất cho phần tử đã chọn')).toBeVisible();
    expect(network.to(SUGGEST).at(-1)?.body).toMatchObject({ pageId: '12', node: 6 });
  });

  test('say which of them is not stored', async () => {
    await openFall({ found: null, missed: BOTH.missed });
    await expect.element(page.getByText(/Không còn trang nào đã lưu từ trước khi tụt/)).toBeVisible();
  });
});
