import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { HAPPY } from '../../../../test/people.ts';
import { openAs } from '../test-support/open-project.tsx';

const WAITING = '/admin/project/waiting';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const entry = () =>
  page.getByRole('navigation', { name: 'Danh mục chức năng' }).getByRole('link', { name: /^Bài viết/ });

test('each card says what waits for the user there, and the menu what waits in the current project', async () => {
  network.answer(WAITING, {
    items: [
      { projectId: '1', waiting: 13 },
      { projectId: HAPPY.projectId, waiting: 2 },
    ],
  });
  await openAs(network, 'EDITOR', '/manager_project');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect.element(card('Cổng thông tin Việt Nam').getByText('13 chờ xử lý')).toBeVisible();
  await expect.element(card(HAPPY.name).getByText('2 chờ xử lý')).toBeVisible();
  await expect.element(entry()).toHaveTextContent('Bài viết13 bài chờ bạn xử lý');
  expect(network.to(WAITING)).toHaveLength(1);
});

test('the number on a card chooses its project and leads to what waits there', async () => {
  network.answer(WAITING, { items: [{ projectId: HAPPY.projectId, waiting: 2 }] });
  await openAs(network, 'EDITOR', '/manager_project');
  await userEvent.click(page.getByRole('button', { name: `2 chờ xử lý: ${HAPPY.name}` }));
  await expect.poll(() => here().pathname + here().search).toBe('/manager_post?view=waiting');
  expect(useLayout.getState().projectCurrentId).toBe(HAPPY.projectId);
});

test('the number in the menu follows the posts of others', async () => {
  network.answer(WAITING, { items: [{ projectId: '1', waiting: 1 }] });
  await openAs(network, 'EDITOR', '/manager_project');
  await expect.element(entry()).toHaveTextContent('Bài viết1 bài chờ bạn xử lý');
  network.answer(WAITING, { items: [] });
  publishNotice({ id: '1', kind: 'post', projectId: '1', thingId: '5', editingSession: null });
  await expect.element(entry()).toHaveTextContent('Bài viết');
});
