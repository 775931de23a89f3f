import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aCrawledItem, aStory } from '../test-support/a-crawled-item.ts';
import { notices, openReview } from '../test-support/open-review.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ letterKeys: true, pageSize: 20 });
  network.answer('/admin/task/list', { items: [] });
});

const CALL = '/admin/crawled-item';
const STORIES = Array.from({ length: 6 }, (_, at) =>
  aStory(`s${at}`, [aCrawledItem({ id: String(at + 1), title: `Tin số ${at + 1}`, state: 'PARSE_FAILED' })]),
);

/** Ticks so many texts by keys and reads their pages again. */
async function readAgain(count: number): Promise<void> {
  await openReview(network, { stories: STORIES, search: '?view=failed' });
  await userEvent.keyboard(Array.from({ length: count }, () => 'x').join('j'));
  await userEvent.click(page.getByRole('button', { name: 'Bóc tách lại', exact: true }).last());
}

test('a handful of texts is read again at once', async () => {
  network.answer(`${CALL}/bulk`, { done: 2, total: 2, results: [] });
  await readAgain(2);
  await expect
    .poll(() => network.to(`${CALL}/bulk`)[0]?.body)
    .toEqual({ action: 'reparse', ids: ['1', '2'] });
  expect(network.to(`${CALL}/reparse-many`)).toEqual([]);
});

test('more are read in the background, where their progress is seen', async () => {
  network.answer(`${CALL}/reparse-many`, { taskId: '9' });
  await readAgain(6);
  await expect
    .poll(() => network.to(`${CALL}/reparse-many`)[0]?.body)
    .toEqual({ ids: ['1', '2', '3', '4', '5', '6'] });
  await expect.element(notices().getByText('Đang bóc tách lại trong nền', { exact: false })).toBeVisible();
  await expect.poll(() => network.to('/admin/task/list').length).toBeGreaterThan(0);
});
