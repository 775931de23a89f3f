import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser } from '../../../test/open-console.tsx';
import { scrollOn } from '../media/library/test-support/long-grid.ts';
import { answerManyWorks, theWork, worksPanel } from './test-support/many-works.ts';
import { openWorks } from './test-support/open-works.tsx';

const TOTAL = 20_000;
const MOST_CARDS = 120;
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.index;

test('twenty thousand works scroll without a blank row, and End goes to the last one', async () => {
  const network = freshBrowser();
  const pages = answerManyWorks(TOTAL);
  network.answer('/admin/submission/detail/20000', {});
  await openWorks(network, [theWork(0)], { total: TOTAL });
  await expect.element(page.getByRole('gridcell', { name: /Tác phẩm số 1 / })).toBeVisible();
  const panel = worksPanel();
  let [blanks, cards] = [0, 0];
  for (let step = 0; step < 16; step += 1) {
    if (await scrollOn(panel)) blanks += 1;
    cards = Math.max(cards, document.querySelectorAll('[role="gridcell"]').length);
  }
  expect(blanks).toBe(0);
  expect(cards).toBeLessThan(MOST_CARDS);
  await expect.poll(() => pages.length).toBeGreaterThan(1);
  expect(new Set(pages).size).toBe(pages.length);
  (page.getByRole('gridcell').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(focused).toBe('19999');
  await expect.element(page.getByRole('gridcell', { name: /Tác phẩm số 20000 / })).toBeVisible();
});
