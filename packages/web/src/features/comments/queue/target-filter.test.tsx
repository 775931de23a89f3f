import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anEventRow } from '../../events/test-support/open-events.tsx';
import { aPostRow } from '../../posts/test-support/a-post.ts';
import { aComment } from '../test-support/a-comment.ts';
import { ROWS } from '../test-support/four-comments.ts';
import { openComments } from '../test-support/open-comments.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  const page1 = { page: 1, limit: 10, total: 1 };
  const post = aPostRow({ id: '7', title: 'Mùa lúa chín' });
  network.answer('/admin/post/list', { ...page1, items: [post] });
  const event = anEventRow({ id: '7', title: 'Hội Gióng', placeName: 'Sóc Sơn', startTime: null });
  network.answer('/admin/event/list', { ...page1, items: [event] });
});

const filter = (name: RegExp) => page.getByRole('button', { name });

test('comments are narrowed to an event as to a post; both may have the same number', async () => {
  await openComments(network, ROWS);
  await userEvent.click(filter(/^Bài, sự kiện/));
  await expect.element(page.getByRole('option', { name: /Mùa lúa chín/ })).toBeVisible();
  const event = page.getByRole('option', { name: /Hội Gióng.*Sự kiện · Sóc Sơn/ });
  await expect.element(event).toBeVisible();
  await expectAccessible();
  await userEvent.click(event);
  await expect.element(filter(/^Bài, sự kiện: Hội Gióng/)).toBeVisible();
  expect(here().search).toContain('targetType=EVENT&targetId=7');
});

test('a link to the comments of an event shows its title in the filter', async () => {
  const row = aComment({ targetType: 'EVENT', targetId: '7', targetTitle: 'Hội Gióng ở đền Sóc' });
  await openComments(network, [row], { search: '?view=all&targetType=EVENT&targetId=7' });
  await expect.element(filter(/^Bài, sự kiện: Hội Gióng ở đền Sóc/)).toBeVisible();
});
