import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { scrollOn } from '#web/features/media/library/test-support/long-grid.ts';
import { aWorkDetail } from '#web/features/submissions/test-support/a-work.ts';
import { answerManyWorks, theWork, worksPanel } from '#web/features/submissions/test-support/many-works.ts';
import { openWorks } from '#web/features/submissions/test-support/open-works.tsx';
import { freshBrowser } from '../test/open-console.tsx';
import { atMost } from './at-most.ts';
import { takenBy } from './processor-time.ts';

const TOTAL = 20_000;
/** No task over 50 ms. Checking an answer takes three times as long here as in the built console. */
const LONGEST_TASK_MS = 150;
/** From the key until the card says so. */
const DECISION_MS = 100;

test('scroll through twenty thousand works, and decide about one', async (context) => {
  const network = freshBrowser();
  answerManyWorks(TOTAL);
  network.answer('/admin/submission/move/1', aWorkDetail({ ...theWork(0), state: 'VALID', version: 2 }));
  await openWorks(network, [theWork(0)], { total: TOTAL });
  await expect.element(page.getByRole('gridcell', { name: /Tác phẩm số 1 / })).toBeVisible();
  (page.getByRole('gridcell').first().element() as HTMLElement).focus();
  const isDecided = () =>
    document.querySelector('[data-index="0"]')?.textContent?.endsWith('Hợp lệ') === true;
  let begun = 0;
  window.addEventListener('keydown', () => (begun = performance.now()), { capture: true, once: true });
  const decided = new Promise<number>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!isDecided()) return;
      watcher.disconnect();
      resolve(performance.now() - begun);
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await userEvent.keyboard('h');
  atMost(context, 'a decision until it is seen, ms', await decided, DECISION_MS);
  const panel = worksPanel();
  const stretches: number[] = [];
  for (let stretch = 0; stretch < 3; stretch += 1) {
    let longest = 0;
    for (let step = 0; step < 24; step += 1)
      longest = Math.max(longest, await takenBy(() => scrollOn(panel)));
    stretches.push(longest);
  }
  atMost(context, 'the longest step through 20,000 works, ms', Math.min(...stretches), LONGEST_TASK_MS);
});
