import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { claimTabId } from '#web/core/tabs/claim-tab-ids.ts';
import { forgetPage, isDeadPage, notePage } from '#web/features/articles/lock/dead-pages.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anOpenPost, headline, openEditor } from '../editing/test-support/open-editor.tsx';

const PRESENCE = '/admin/post/presence/5';
const TAKE_OVER = '/admin/post/takeOver/5';
const ME = aSession().user.userId;
let count = 0;

let network: Network;
let earlier: string;
beforeEach(() => {
  network = freshBrowser();
  count += 1;
  earlier = `the-earlier-page-${Date.now()}-${count}`;
  onTestFinished(() => forgetPage(earlier));
});

function presence(changes: Partial<Presence>): Presence {
  return { holder: null, mine: false, mayTakeOver: true, others: [], version: 1, ...changes };
}
/** The server has not yet counted the earlier page as gone. */
async function openHeldBy(userId: string): Promise<void> {
  const holder = { userId, name: 'Lê Thu Hà', editingSession: earlier, since: '2026-11-22T13:15:00.000Z' };
  network.answer(PRESENCE, presence({ holder }));
  const taken = presence({ mine: true, holder: { ...holder, editingSession: 'this-page' } });
  network.answer(TAKE_OVER, { ...taken, text: null });
  await openEditor(network, anOpenPost());
}

test('a dead page of the same person releases the post at once', async () => {
  await notePage(earlier);
  await openHeldBy(ME);
  await expect.poll(() => network.to(TAKE_OVER).length).toBe(1);
  expect(network.to(TAKE_OVER)[0]?.body).toMatchObject({ holder: earlier });
  await headline().fill('Bão số 9 đổ bộ');
  await expect.element(headline()).toHaveValue('Bão số 9 đổ bộ');
  expect(page.getByText(/ở một tab khác/).query()).toBeNull();
});

test.each([
  { of: 'that is open still', note: true, lives: true, userId: ME },
  { of: 'of another browser', note: false, lives: false, userId: ME },
  { of: 'of somebody else', note: true, lives: false, userId: '9' },
])('a page $of is not taken over without a question', async ({ note, lives, userId }) => {
  if (note) await notePage(earlier);
  if (lives) await claimTabId(earlier);
  await openHeldBy(userId);
  await expect.element(page.getByRole('button', { name: /^(Sửa ở tab này|Chiếm quyền sửa)$/ })).toBeVisible();
  await expect.element(headline()).toHaveAttribute('readonly');
  expect(await isDeadPage(earlier)).toBe(note && !lives);
  expect(network.to(TAKE_OVER)).toHaveLength(0);
});

test('a closed page is forgotten', async () => {
  await notePage(earlier);
  expect(await isDeadPage(earlier)).toBe(true);
  await forgetPage(earlier);
  expect(await isDeadPage(earlier)).toBe(false);
});
