import { beforeEach, expect, test } from 'vitest';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { comesBack, keepBeforeReload, reloadPage } from './reload-page.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('a reload waits for every store, including slow and failing ones', async () => {
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

test('a reload asks for confirmation only when some unsaved text would be lost', async () => {
  const end = keepBeforeReload('a', () => undefined);
  await expect.poll(() => comesBack(['a'])).toBe(false);
  const answers: boolean[] = [];
  await reloadPage(() => answers.push(comesBack(['a']), comesBack(['a', 'b'])));
  expect(answers).toEqual([true, false]);
  end();
});

test('the page is not reloaded while the server is unreachable', async () => {
  network.reply('/readyz', () => Promise.reject(new TypeError('nobody answers')));
  const happened: string[] = [];
  expect(await reloadPage(() => happened.push('reload'))).toBe(false);
  expect(happened).toEqual([]);
});
