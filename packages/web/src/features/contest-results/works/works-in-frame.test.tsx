import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aContest, aWork } from '../../submissions/test-support/a-work.ts';
import { openWorks } from '../../submissions/test-support/open-works.tsx';

let network: Network;
// Beside the works themselves the menu is a rail of icons, unless the window is wide.
beforeEach(async () => {
  await page.viewport(1700, 900);
  network = freshBrowser();
});

afterEach(() => page.viewport(1280, 800));

const WORKS = [aWork({ id: '1', number: 'HV26-A-00001', title: 'Ngày mùa no ấm' })];

test('the menu says how many works wait for a check, and the palette opens a work by its number', async () => {
  await openWorks(network, WORKS, { contests: [aContest({ waiting: 5 })] });
  const menu = page.getByRole('navigation', { name: 'Danh mục chức năng' });
  await expect.element(menu.getByText('tác phẩm chờ sơ kiểm').first()).toBeInTheDocument();
  network.answer('/admin/submission/search', {
    items: [
      {
        ...{ id: '2', number: 'HV25-A-00123', title: 'Phiên chợ sớm' },
        ...{ contestId: '4', contestCode: 'happy_2025', contestTitle: 'Happy Việt Nam 2025' },
      },
    ],
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('hv25a00123');
  await userEvent.click(page.getByRole('option', { name: /^HV25-A-00123 Phiên chợ sớm/ }));
  await expect.poll(() => here().pathname).toBe('/happy_2025/submission_photo');
  expect(Object.fromEntries(new URLSearchParams(here().search))).toMatchObject({
    ...{ contest: '4', text: 'HV25-A-00123', open: '2' },
  });
});
