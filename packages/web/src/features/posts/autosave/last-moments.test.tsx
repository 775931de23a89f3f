import { clear, createStore, values } from 'idb-keyval';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '#web/app/panel/frame/leave.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { openEditor } from '../editing/test-support/open-editor.tsx';
import { aVersion, LINES, save, shownLines, typeAfter } from '../merge/test-support/two-people.ts';
import { keepLocalDraft, type LocalDraft } from './local-drafts.ts';

const AUTOSAVE = '/admin/post/autosave';
const [A = '', B = '', C = ''] = LINES;
const store = createStore('toasoan-drafts', 'posts');
const kept = async () => JSON.stringify(await values(store));

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  network.answer(AUTOSAVE, { savedTime: '2026-11-20T06:00:00.000Z' });
  await clear(store);
});

function aDraft(editingSession: string, line: string): LocalDraft {
  return {
    postId: '5',
    projectId: '1',
    editingSession,
    life: 'before the crash',
    baseVersion: 1,
    savedTime: '2026-11-20T04:00:00.000Z',
    draft: { content: aVersion(1, [line, B, C]).content },
    tags: [],
  };
}

test.each([
  ['is hidden', 'visibilitychange'],
  ['is put to sleep', 'freeze'],
])('a page that %s keeps text typed a moment ago here and on the server', async (_, event) => {
  await openEditor(network, aVersion(1, LINES));
  await typeAfter('Mùa lúa chín', ' Vừa gõ.');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event(event));
  // Long before the clock would keep it.
  await expect.poll(() => network.to(AUTOSAVE).length).toBe(1);
  await expect.poll(kept).toContain('Vừa gõ.');
});

test('typing before the offer is answered overwrites no earlier copy of the same tab', async () => {
  const { userId } = aSession().user;
  await openEditor(network, aVersion(1, LINES));
  const own = useTabs.getState().list.activeId;
  await keepLocalDraft(userId, aDraft(own, `${A} Trước khi hỏng.`));
  await typeAfter('Mùa lúa chín', ' Vừa gõ.');
  await expect.poll(kept).toContain('Vừa gõ.');
  expect(await kept()).toContain('Trước khi hỏng.');
});

test('restored text has one local copy, which the save removes', async () => {
  await keepLocalDraft(aSession().user.userId, aDraft('f'.repeat(32), `${A} Trước khi hỏng.`));
  await openEditor(network, aVersion(1, LINES));
  await page.getByRole('button', { name: 'Khôi phục', exact: true }).click();
  await expect.poll(shownLines).toEqual([`${A} Trước khi hỏng.`, B, C]);
  await expect.poll(async () => (await values(store)).length).toBe(1);
  network.answer('/admin/post/update', aVersion(2, [`${A} Trước khi hỏng.`, B, C]));
  await save();
  await expect.poll(async () => (await values(store)).length).toBe(0);
});

test('a copy carries the time of the server once it is known', async () => {
  await openEditor(network, aVersion(1, LINES));
  await typeAfter('Mùa lúa chín', ' Một.');
  window.dispatchEvent(new Event('pagehide'));
  await expect.element(page.getByText(/^Bản riêng của bạn, lưu/)).toBeVisible();
  await typeAfter('Mùa lúa chín', ' Hai.');
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(kept).toContain('Hai.');
  const [copy] = await values<LocalDraft>(store);
  expect(copy?.savedTime).toMatch(/^2026-11-20T06:/);
});

test('signing out with typed text says that it stays as a draft, and keeps it', async () => {
  await openEditor(network, aVersion(1, LINES));
  await typeAfter('Mùa lúa chín', ' Vừa gõ.');
  await expect.poll(() => useTabs.getState().dirty).toHaveLength(1);
  const leaving = leave();
  const question = page.getByRole('alertdialog', { name: 'Bạn có thay đổi chưa lưu' });
  await expect.element(question.getByText(/được giữ trên máy này/)).toBeVisible();
  await expect.element(question.getByText(/sẽ mất/)).not.toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Tiếp tục' }));
  await leaving;
  await expect.poll(kept).toContain('Vừa gõ.');
});
