import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';
import { anAccount, openPeople } from './test-support/open-people.tsx';

const LIST = '/admin/user/list';
const EMPTY = { items: [], total: 0, page: 1, limit: 10 };
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  for (const thing of ['post', 'tag']) network.answer(`/admin/${thing}/list`, EMPTY);
});

async function search(text: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: /^Tìm/ })).toHaveFocus();
  await userEvent.keyboard(text);
}

test('Ctrl+K finds accounts and opens them', async () => {
  await openPeople(network, { accounts: [anAccount()] });
  await search('mai chi');
  await userEvent.click(page.getByRole('option', { name: /Phan Mai Chi/ }));
  await expect.poll(() => here().search).toBe('?open=9');
});

test('without access to accounts the palette offers none', async () => {
  await openPeople(network, { session: aSession({ user: { role: 'AUTHOR' } }) });
  await search('mai chi');
  await expect.poll(() => network.to('/admin/tag/list').length).toBeGreaterThan(0);
  expect(network.to(LIST)).toEqual([]);
});
