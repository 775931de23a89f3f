import { beforeEach, expect, test } from 'vitest';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { comesBack, keepBeforeReload, reloadPage } from './reload-page.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('everything is kept before the page goes, also what takes its time or fails', async () => {
  const happened: string[] = [];
  const ends = [
    keepBeforeReload('a', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      happened.push('a kept');
    }),
    keepBeforeReload('b', () => {
      throw new Error('full disk');
    }),
  ];
  expect(await reloadPage(() => happened.push('reload'))).toBe(true);
  expect(happened).toEqual(['a kept', 'reload']);
  for (const end of ends) end();
});

test('nothing is asked when all that is unsaved comes back, and it is where something would not', async () => {
  const end = keepBeforeReload('a', () => undefined);
  await expect.poll(() => comesBack(['a'])).toBe(false);
  const answers: boolean[] = [];
  await reloadPage(() => answers.push(comesBack(['a']), comesBack(['a', 'b'])));
  expect(answers).toEqual([true, false]);
  end();
});

test('while the server cannot be reached the page stays', async () => {
  network.reply('/readyz', () => Promise.reject(new TypeError('nobody answers')));
  const happened: string[] = [];
  expect(await reloadPage(() => happened.push('reload'))).toBe(false);
  expect(happened).toEqual([]);
});
