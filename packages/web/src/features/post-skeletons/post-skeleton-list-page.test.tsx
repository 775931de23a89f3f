import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aSkeleton, openSkeletons } from './test-support/open-skeletons.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const openMenu = (name: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${name}` }));
const bodyOf = (path: string) => network.to(path)[0]?.body;

test('a skeleton shows its headline, its schedule and the next time, and the list passes axe', async () => {
  await openSkeletons(network, [
    aSkeleton(),
    aSkeleton({ id: '6', title: 'Tin mưa bão', weekdays: [], nextTime: null }),
  ]);
  await expect
    .element(row('Lịch tuần'))
    .toMatchTextContent(/tuần \{tuần\}.*320.*T2 lúc 06:00.*30\/11\/2026/i);
  await expect.element(row('Tin mưa bão')).toMatchTextContent(/Khi có người bấm/);
  await expectAccessible();
});

test('days in a row stand as their first and last one', async () => {
  await openSkeletons(network, [aSkeleton({ weekdays: [1, 2, 3, 4, 5, 7], time: '05:30' })]);
  await expect.element(row('Lịch tuần')).toMatchTextContent(/T2–T6, CN lúc 05:30/);
});

test('“Viết bài từ khung” begins a draft and opens it', async () => {
  await openSkeletons(network, [aSkeleton()]);
  network.answer('/admin/post-skeleton/use/5', { postId: '77' });
  await openMenu('Lịch tuần');
  await userEvent.click(entry('Viết bài từ khung'));
  await expect.poll(() => here().pathname).toBe('/manager_post/edit/77');
});

test('a skeleton that is off says why nothing is written from it', async () => {
  await openSkeletons(network, [aSkeleton({ status: 'DISABLED' })]);
  await openMenu('Lịch tuần');
  await expect.element(entry(/Viết bài từ khung/)).toHaveAttribute('aria-disabled', 'true');
});

test('days are chosen by their names and saved in the order of the week', async () => {
  await openSkeletons(network, [aSkeleton({ weekdays: [3] })], '?open=5');
  network.answer('/admin/post-skeleton/update', aSkeleton({ weekdays: [1, 3] }));
  await userEvent.click(page.getByRole('checkbox', { name: /^Thứ Hai$/i }));
  await expectAccessible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => bodyOf('/admin/post-skeleton/update')).toMatchObject({ id: '5', weekdays: [1, 3] });
  expect(bodyOf('/admin/post-skeleton/update')).not.toHaveProperty('postId');
});
