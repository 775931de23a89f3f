import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ownClock } from '../../../../test/own-clock.ts';
import { anEventRow, aWholeEvent, openEvents } from '../test-support/open-events.tsx';

const UNDO = '/admin/event/undoPublish/5';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function publish(): Promise<void> {
  await openEvents(network, [anEventRow({ state: 'PENDING_APPROVAL' })]);
  network.answer('/admin/event/transition/5', aWholeEvent({ version: 4 }));
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Lễ hội Làng Sen' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Duyệt & xuất bản' }));
  await expect.element(page.getByText('Đã xuất bản “Lễ hội Làng Sen”.')).toBeVisible();
}

test('an event that was just published goes back by the notice of it', async () => {
  network.answer(UNDO, aWholeEvent({ state: 'PENDING_APPROVAL', version: 5 }));
  await publish();
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.poll(() => network.to(UNDO)[0]?.body).toEqual({ version: 4 });
  await expect
    .element(page.getByText('Đã hoàn tác: “Lễ hội Làng Sen” trở lại như trước khi xuất bản.'))
    .toBeVisible();
});

test('a publication that cannot be taken back any more says why, and stays', async () => {
  const message = 'Đã quá 60 giây kể từ khi xuất bản nên không hoàn tác được nữa.';
  network.fail(UNDO, 422, {
    error: -422,
    code: 'RULES_NOT_MET',
    message,
    errors: [],
    details: { rules: [{ code: 'UNDO_TOO_LATE', message }] },
    requestId: 'r',
  });
  await publish();
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.element(page.getByText(message)).toBeVisible();
});

test('the notice of a publication stays as long as it can be taken back', async () => {
  const advance = ownClock();
  await publish();
  const notice = page.getByText('Đã xuất bản “Lễ hội Làng Sen”.');
  await advance(50_000);
  await expect.element(notice).toBeVisible();
  await advance(11_000);
  await expect.element(notice).not.toBeInTheDocument();
});
