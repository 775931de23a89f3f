import { emptyDocument } from '@toasoan/contract/article/document.ts';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { eventCopies } from '../editing/event-copies.ts';
import { aWholeEvent, openEvents } from '../test-support/open-events.tsx';

const ME = aSession().user.userId;
type Copy = Parameters<typeof eventCopies.keep>[1];

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  network.answer('/admin/event/detail/5', aWholeEvent({ state: 'DRAFT', title: 'Ngày hội' }));
  network.answer('/admin/event/autosave/list', { items: [] });
  network.answer('/admin/event/autosave', { savedTime: '2026-11-20T06:00:00.000Z' });
  network.answer('/admin/category/tree', { items: [] });
  await clear(createStore('toasoan-event-drafts', 'events'));
});

const aCopy = (title: string, changes: Partial<Copy> = {}): Copy => ({
  articleId: '5',
  projectId: '1',
  editingSession: 'f'.repeat(32),
  life: title,
  baseVersion: 3,
  savedTime: '2026-11-20T04:00:00.000Z',
  draft: { title, content: emptyDocument },
  names: [],
  ...changes,
});
const list = () => page.getByRole('dialog', { name: 'Sự kiện chưa lưu trên máy này' });
const headline = () => page.getByRole('textbox', { name: 'Tên sự kiện', exact: true });

test('unsaved events of this machine are counted on their list, and lead back to their pages', async () => {
  await eventCopies.keep(ME, aCopy('Ngày hội trước khi hỏng'));
  await eventCopies.keep(ME, aCopy('Hội mới', { articleId: undefined, baseVersion: 0 }));
  await eventCopies.keep('999', aCopy('Của người khác'));
  await openEvents(network, []);
  await userEvent.click(page.getByRole('button', { name: '2 sự kiện chưa lưu trên máy này' }));
  await expect.element(list().getByText(/Sự kiện mới, chưa có trên máy chủ/)).toBeVisible();
  await expectAccessible(list().element());
  await userEvent.click(list().getByRole('button', { name: /^Mở “Ngày hội trước khi hỏng”/ }));
  await expect.element(headline()).toHaveValue('Ngày hội trước khi hỏng');
});

test('one that never reached the server becomes a new event', async () => {
  await eventCopies.keep(ME, aCopy('Hội mới', { articleId: undefined, baseVersion: 0 }));
  await openEvents(network, []);
  await userEvent.click(page.getByRole('button', { name: '1 sự kiện chưa lưu trên máy này' }));
  await userEvent.click(list().getByRole('button', { name: /^Mở “Hội mới”/ }));
  await expect.element(headline()).toHaveValue('Hội mới');
});
