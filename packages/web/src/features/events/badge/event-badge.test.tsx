import { EVENT_VIEWS } from '@toasoan/contract/features/events/list/event-list.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anEventRow, openEvents } from '../test-support/open-events.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const waiting = (count: number) => ({
  ...Object.fromEntries(EVENT_VIEWS.map((view) => [view, 0])),
  waiting: count,
});

test('the menu says how many events wait for the user, and follows the changes of others', async () => {
  await openEvents(network, [], { url: '/manager_project' });
  network.answer('/admin/event/counts', waiting(3));
  const menu = page.getByRole('navigation', { name: 'Danh mục chức năng' });
  const entry = menu.getByRole('link', { name: /^Sự kiện/ });
  await expect.element(entry).toHaveTextContent('Sự kiện3 sự kiện chờ bạn xử lý');
  network.answer('/admin/event/counts', waiting(0));
  publishNotice({ id: '9', kind: 'event', projectId: '1', thingId: '5', editingSession: null });
  await expect.element(entry).toHaveTextContent('Sự kiện');
});

test('the palette leads to the events of today and to a new one, and finds one by its name', async () => {
  await openEvents(network, [anEventRow()], { url: '/manager_project' });
  await expect.element(page.getByRole('tablist')).toBeVisible();
  const choose = async (text: string, name: RegExp) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard(text);
    await userEvent.click(page.getByRole('option', { name }));
  };
  await choose('lang sen', /^Lễ hội Làng Sen/);
  await expect.poll(() => here().pathname).toBe('/manager_event/view/5');
  await choose('su kien hom', /^Sự kiện hôm nay/);
  const today = hanoiDay(Date.now());
  await expect.poll(() => here().search).toContain(`view=all&from=${today}&to=${today}`);
  await choose('them su kien', /^Thêm sự kiện/);
  await expect.poll(() => here().pathname).toBe('/manager_event/create');
});
