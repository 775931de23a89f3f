import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anOpenPost, headline, openEditor } from '../editing/test-support/open-editor.tsx';

const PRESENCE = '/admin/post/presence/5';
const AUTOSAVE = '/admin/post/autosave';
const ME = aSession().user.userId;
const HELD_BY = {
  userId: '9',
  name: 'Hà Anh',
  editingSession: 'the-tab-of-ha-anh',
  since: '2026-11-22T13:15:00.000Z',
};

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(AUTOSAVE, { savedTime: '2026-11-22T13:16:00.000Z' });
});

function answer(changes: Partial<Presence>): void {
  const nobody = { holder: null, mine: false, mayTakeOver: false, others: [], version: 1 };
  network.answer(PRESENCE, { ...nobody, ...changes });
}
const mine = () => answer({ mine: true, holder: { ...HELD_BY, userId: ME } });
const held = () => answer({ holder: HELD_BY });
const noticeArrives = () =>
  publishNotice({ id: 'n1', projectId: '1', kind: 'presence', thingId: '5', editingSession: 'x' });

describe('a page that returns after the server counted it as gone', () => {
  const LATER = '2026-11-22T13:40:00.000Z';

  test('writes again when nobody else does, and says so once', async () => {
    mine();
    await openEditor(network, anOpenPost());
    await headline().fill('Bão số 9 đổ bộ');
    answer({ mine: true, holder: { ...HELD_BY, userId: ME, since: LATER } });
    noticeArrives();
    await expect
      .element(page.getByText(/^Trang này mất liên lạc một lúc nên đã không giữ được/))
      .toBeVisible();
    await expect.element(headline()).not.toHaveAttribute('readonly');
    await expect.element(headline()).toHaveValue('Bão số 9 đổ bộ');
    await page.getByRole('button', { name: 'Đã hiểu' }).click();
    await expect.element(page.getByText(/^Trang này mất liên lạc/)).not.toBeInTheDocument();
  });

  test('shows the present writer and keeps every typed word', async () => {
    mine();
    await openEditor(network, anOpenPost());
    await headline().fill('Bão số 9 đổ bộ');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    onTestFinished(() => void vi.restoreAllMocks());
    held();
    noticeArrives();
    await expect
      .element(page.getByText(/không giữ được quyền sửa; Hà Anh đang sửa từ 20:15\.$/))
      .toBeVisible();
    await expect.element(headline()).toHaveValue('Bão số 9 đổ bộ');
    await expect.poll(() => network.to(AUTOSAVE).length).toBeGreaterThan(0);
  });
});

test('changes of many posts at once refresh the page too', async () => {
  mine();
  await openEditor(network, anOpenPost());
  held();
  publishNotice({ id: 'many', projectId: '1', kind: 'post', thingId: null, editingSession: null });
  await expect.element(page.getByText(/^Hà Anh đã chiếm quyền sửa lúc 20:15/)).toBeVisible();
});
