import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { expectAccessible } from '../../../../../test/expect-accessible.ts';
import type { Network } from '../../../../../test/network.ts';
import { freshBrowser } from '../../../../../test/open-console.tsx';
import { aMediaRow } from '../test-support/a-media.ts';
import { gridPanel } from '../test-support/long-grid.ts';
import { LIST, openLibrary } from '../test-support/open-library.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(async () => {
  usePageConfig.setState({ lastTabs: {} });
  await page.viewport(1280, 800);
});

const MONTHS = [
  { month: '2026-11', count: 3 },
  { month: '2026-09', count: 22 },
  { month: '2024-02', count: 30 },
  { month: '', count: 5 },
];
const FILES = Array.from({ length: 60 }, (_, index) =>
  aMediaRow({ id: String(index + 1), title: `Ảnh số ${index + 1}` }),
);
const bar = () => page.getByRole('slider', { name: 'Các tháng' });
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.index;

async function openTimeline(url = '/manager_media?show=timeline'): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  network.answer('/admin/media/months', { items: MONTHS });
  await openLibrary(network, FILES, { url });
  network.reply(LIST, (query) => {
    asked.push(query);
    return Response.json({ error: 0, data: { items: FILES, total: 60, page: 1, limit: 100 } });
  });
  await expect.element(page.getByRole('rowheader', { name: /Tháng 11\/2026/ })).toBeVisible();
  return asked;
}

describe('the timeline', () => {
  test('stands in months with their counts, from the newest capture on', async () => {
    await openTimeline();
    await expect.element(page.getByRole('rowheader', { name: 'Tháng 11/2026 3' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Tháng 9/2026 22' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Thứ tự: Mới chụp trước' })).toBeVisible();
    await expectAccessible();
  });

  test('jumps by month with Ctrl and an arrow, and walks across the headings', async () => {
    await openTimeline();
    (page.getByRole('gridcell', { name: /Ảnh số 1 / }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect.poll(focused).toBe('3');
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect.poll(focused).toBe('25');
    await userEvent.keyboard('{ArrowRight}{Control>}{ArrowUp}{/Control}');
    await expect.poll(focused).toBe('25');
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{ArrowUp}');
    await expect.poll(focused).toBe('0');
  });

  test('is scrubbed by the bar: months with the arrows, years with the page keys', async () => {
    await openTimeline();
    (bar().element() as HTMLElement).focus();
    await expect.element(bar()).toHaveAttribute('aria-valuetext', 'Tháng 11/2026: 3 tệp');
    await userEvent.keyboard('{PageDown}');
    await expect.element(page.getByRole('rowheader', { name: /Tháng 2\/2024/ })).toBeVisible();
    await expect.element(bar()).toHaveAttribute('aria-valuetext', 'Tháng 2/2024: 30 tệp');
    await expect.element(bar()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(bar()).toHaveAttribute('aria-valuetext', 'Tháng 9/2026: 22 tệp');
    expect(gridPanel().scrollTop).toBeGreaterThan(0);
  });

  test('has two orders, and goes back to the order of the grid', async () => {
    const asked = await openTimeline();
    await userEvent.click(page.getByRole('button', { name: /^Thứ tự/ }));
    await expect.poll(() => page.getByRole('menuitemradio').elements().length).toBe(2);
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Chụp lâu nhất trước' }));
    await expect.poll(() => asked.at(-1)?.get('sort')).toBe('takenTime');
    const headings = () => page.getByRole('rowheader').elements();
    await expect.poll(() => headings()[0]?.textContent).toContain('Tháng 2/2024');
  });
});

test('the size of the tiles is chosen by a slider and kept', async () => {
  await openLibrary(network, FILES);
  const grid = page.getByRole('grid');
  const columns = () => Number(grid.element().getAttribute('aria-colcount'));
  await expect.element(grid).toBeVisible();
  const before = columns();
  const slider = page.getByRole('slider', { name: 'Cỡ ô ảnh' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(columns).toBeGreaterThan(before);
  expect(usePageConfig.getState().lastTabs['media.size']).toBe('112');
});

test('on a phone the controls stand in one row', async () => {
  await page.viewport(390, 844);
  await openLibrary(network, FILES);
  const search = page.getByRole('searchbox', { name: 'Tìm trong thư viện' });
  await expect.element(search).toBeVisible();
  const bar = search.element().closest('search');
  const controls = [...(bar?.querySelectorAll('input, button') ?? [])].filter((one) => one.checkVisibility());
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round((top + bottom) / 2 / 10);
  };
  expect(new Set(controls.map(middle)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.click(page.getByRole('button', { name: 'Cách hiển thị' }));
  await userEvent.click(page.getByRole('menuitemradio', { name: '1 ô một hàng' }));
  await expect.poll(() => page.getByRole('grid').element().getAttribute('aria-colcount')).toBe('1');
});
