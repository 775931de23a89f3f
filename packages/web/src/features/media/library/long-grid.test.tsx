import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { slowness, takenBy } from '../../../../test/processor-time.ts';
import { aMediaRow } from './test-support/a-media.ts';
import { LIST, openLibrary } from './test-support/open-library.tsx';

const TOTAL = 10_000;
const LONGEST_TASK_MS = 50;
/** React's checks of every answer are active here; the built console runs without them. */
const WITH_CHECKS = 3;
/** Between two rows. */
const GAP = 40;

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const aFile = (index: number) => aMediaRow({ id: String(index + 1), title: `Ảnh số ${index + 1}` });

/** Returns any page of the ten thousand files. */
function answerPages(facts: { readonly totalIsCapped?: boolean } = {}): void {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(String(input), window.location.origin);
    if (!url.pathname.endsWith(LIST)) return plain(input, init);
    const number = Number(url.searchParams.get('page') ?? 1);
    const items = Array.from({ length: 100 }, (_, index) => aFile((number - 1) * 100 + index));
    return Response.json({ error: 0, data: { items, total: TOTAL, ...facts, page: number, limit: 100 } });
  };
}

async function open(): Promise<HTMLElement> {
  answerPages();
  await openLibrary(network, [aFile(0)], { total: TOTAL });
  await expect.element(page.getByRole('gridcell', { name: /Ảnh số 1 / })).toBeVisible();
  const panel = page.getByRole('grid').element().closest<HTMLElement>('[role="tabpanel"]');
  if (!panel) throw new Error('the library stands in the panel of a tab');
  return panel;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('ten thousand files scroll without a blank row and without a long task', async () => {
  const panel = await open();
  let blanks = 0;
  const scroll = async () => {
    panel.scrollTop += 800;
    await nextFrame();
    await nextFrame();
    const { top, bottom } = panel.getBoundingClientRect();
    const line = (top + bottom) / 2;
    const rows = [...document.querySelectorAll('[role="row"]')].map((row) => row.getBoundingClientRect());
    if (!rows.some((row) => row.top <= line && row.bottom >= line - GAP)) blanks += 1;
  };
  /** No task may take more time than its whole step. */
  const longestOf = async (steps: number) => {
    let longest = 0;
    for (let step = 0; step < steps; step += 1) longest = Math.max(longest, await takenBy(scroll));
    return longest / (await slowness());
  };
  // The grid's own cost appears on every stretch, each with new pages; the browser's garbage collection on one.
  const stretches = [await longestOf(24), await longestOf(24), await longestOf(24)];
  expect(blanks).toBe(0);
  expect(Math.min(...stretches)).toBeLessThan(LONGEST_TASK_MS * WITH_CHECKS);
  expect(document.querySelectorAll('[role="gridcell"]').length).toBeLessThan(120);
});

test('a cell that stays visible is not rendered again while the grid scrolls', async () => {
  const panel = await open();
  const cell = page.getByRole('gridcell', { name: /Ảnh số 9 / }).element();
  let changes = 0;
  const watcher = new MutationObserver((records) => {
    changes += records.length;
  });
  watcher.observe(cell, { attributes: true, childList: true, subtree: true, characterData: true });
  for (let step = 0; step < 6; step += 1) {
    panel.scrollTop += 60;
    await nextFrame();
    await nextFrame();
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
  answerPages({ totalIsCapped: true });
  await openLibrary(network, [aFile(0)]);
  await expect.element(page.getByText(/^Lưới ảnh dừng ở 10\.000 tệp/)).toBeInTheDocument();
});
