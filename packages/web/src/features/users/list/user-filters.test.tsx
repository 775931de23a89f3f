import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeLanguage } from '#web/core/tabs/change-language.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openPeople } from '../test-support/open-people.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(() => changeLanguage('vi'));

/** Labels of filters that stand, wholly or in part, outside the row that shows them. */
function cutFilters(): readonly string[] {
  const row = document.querySelector('[data-list-filters]')?.firstElementChild;
  const edge = row?.getBoundingClientRect().right ?? 0;
  return [...(row?.querySelectorAll('button') ?? [])]
    .filter((button) => button.getBoundingClientRect().right > edge + 1)
    .map((button) => button.textContent);
}

describe('the filters of accounts', () => {
  for (const language of ['vi', 'en'] as const)
    test(`no filter is cut off in a usual window, folded or unfolded (${language})`, async () => {
      await page.viewport(1440, 900);
      await openPeople(network);
      await changeLanguage(language);
      const more = page.getByRole('button', { name: /^(Bộ lọc|Filters)$/ });
      await expect.element(more).toBeVisible();
      expect(cutFilters()).toEqual([]);
      await expect
        .element(page.getByRole('button', { name: /^(Tích xanh|Verified tick)$/ }))
        .not.toBeInTheDocument();
      await userEvent.click(more);
      for (const name of [/^(Tích xanh|Verified tick)$/, /^(Thời hạn đăng nhập|Sign-in period)$/])
        await expect.element(page.getByRole('button', { name })).toBeVisible();
      expect(cutFilters()).toEqual([]);
    });

  test('a filter in use stays in sight while the further ones are folded', async () => {
    await openPeople(network, { search: '?tick=true' });
    await expect.element(page.getByRole('button', { name: /^Tích xanh/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Thời hạn đăng nhập' })).not.toBeInTheDocument();
  });
});
