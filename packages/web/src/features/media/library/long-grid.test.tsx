import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aFile, answerPages, drawn, gridPanel, scrollOn } from './test-support/long-grid.ts';
import { openLibrary } from './test-support/open-library.tsx';

const TOTAL = 10_000;
/** Milliseconds of the clock play no part here: `npm run bench -- grid` measures them. */
const MOST_CELLS = 120;

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function open() {
  const pages = answerPages(TOTAL);
  await openLibrary(network, [aFile(0)], { total: TOTAL });
  await expect.element(page.getByRole('gridcell', { name: /Ảnh số 1 / })).toBeVisible();
  return { pages, panel: gridPanel() };
}

test('ten thousand files scroll without a blank row, and each page is fetched once', async () => {
  const { pages, panel } = await open();
  let blanks = 0;
  let cells = 0;
  for (let step = 0; step < 36; step += 1) {
    if (await scrollOn(panel)) blanks += 1;
    cells = Math.max(cells, document.querySelectorAll('[role="gridcell"]').length);
  }
  expect(blanks).toBe(0);
  expect(cells).toBeLessThan(MOST_CELLS);
  // The next page may still be on its way after the last step.
  await expect.poll(() => pages.length).toBeGreaterThan(1);
  expect(new Set(pages).size).toBe(pages.length);
});

test('a cell that stays visible is not rendered again while the grid scrolls', async () => {
  const { panel } = await open();
  const cell = page.getByRole('gridcell', { name: /Ảnh số 9 / }).element();
  let changes = 0;
  const watcher = new MutationObserver((records) => {
    changes += records.length;
  });
  watcher.observe(cell, { attributes: true, childList: true, subtree: true, characterData: true });
  for (let step = 0; step < 6; step += 1) {
    panel.scrollTop += 60;
    await drawn();
  }
  watcher.disconnect();
  expect(cell.isConnected).toBe(true);
  expect(changes).toBe(0);
});

test('End moves to the last file and fetches its page', async () => {
  await open();
  (page.getByRole('gridcell', { name: /Ảnh số 1 / }).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('gridcell', { name: /Ảnh số 10000 / })).toBeVisible();
  expect((document.activeElement as HTMLElement | null)?.dataset.index).toBe('9999');
});

test('a library beyond the limit shows where the grid ends and how to find the other files', async () => {
  answerPages(TOTAL, { totalIsCapped: true });
  await openLibrary(network, [aFile(0)]);
  await expect.element(page.getByText(/^Lưới ảnh dừng ở 10\.000 tệp/)).toBeInTheDocument();
});
