import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholeEvent, openEvents } from '../test-support/open-events.tsx';

test('the page of an event leads to its comments', async () => {
  const network = freshBrowser();
  network.answer('/admin/event/detail/5', aWholeEvent({ title: 'Ngày hội Di sản', state: 'DRAFT' }));
  network.answer('/admin/event/coverage/5', { items: [] });
  network.answer('/admin/event/previewOccurrences', { items: [], isCapped: false });
  await openEvents(network, [], { url: '/manager_event/view/5' });
  await userEvent.click(page.getByRole('button', { name: 'Bình luận' }));
  expect(here().pathname).toBe('/manager_comment');
  expect(here().search).toContain('view=all&targetType=EVENT&targetId=5');
});
