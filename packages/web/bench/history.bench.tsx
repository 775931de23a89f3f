import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entry, LONG_SAVES, openSaves } from '#web/features/posts/history/test-support/open-history.ts';
import { freshBrowser } from '../test/open-console.tsx';
import { atMost } from './at-most.ts';
import { takenBy } from './processor-time.ts';

const COMPARED_IN = 1_000;
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

test('compare two versions on the history page', async (context) => {
  await openSaves(freshBrowser(), LONG_SAVES, '?version=1');
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await expect.element(page.getByText(/^Đây là phiên bản đầu tiên/)).toBeVisible();
    const taken = takenBy(async () => {
      entry(2)
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      while (!document.body.textContent?.includes('60 thay đổi')) await nextFrame();
    });
    rounds.push(await taken);
    await userEvent.click(entry(1));
  }
  atMost(context, 'two versions of 20,000 words side by side, ms', Math.min(...rounds), COMPARED_IN);
});
