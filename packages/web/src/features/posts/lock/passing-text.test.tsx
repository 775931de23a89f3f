import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { clear, createStore, values } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anOpenPost, headline, openEditor, sent } from '../editing/test-support/open-editor.tsx';
import { aVersion, LINES, shownLines, typeAfter } from '../merge/test-support/two-people.ts';

const PRESENCE = '/admin/post/presence/5';
const GIVE_TEXT = '/admin/post/giveText/5';
const ME = aSession().user.userId;
const HELD_BY = {
  userId: '9',
  name: 'Hà Anh',
  editingSession: 'the-tab-of-ha-anh',
  since: '2026-11-22T13:15:00.000Z',
};
const store = createStore('toasoan-drafts', 'posts');
const [A = '', B = '', C = ''] = LINES;

let network: Network;
beforeEach(async () => {
  await clear(store);
  network = freshBrowser();
  network.answer('/admin/post/autosave', { savedTime: '2026-11-22T13:16:00.000Z' });
});

function reply(changes: Partial<Presence>): void {
  const nobody = { holder: null, mine: false, mayTakeOver: false, others: [], version: 1 };
  network.answer(PRESENCE, { ...nobody, ...changes });
}
const mine = (others: Presence['others'] = []) =>
  reply({ mine: true, holder: { ...HELD_BY, userId: ME }, others });
let notices = 0;
function noticeArrives(kind: 'presence' | 'textAsked' | 'textGiven' | 'lockAsked'): void {
  notices += 1;
  const { editingSession } = HELD_BY;
  publishNotice({ id: `p${notices}`, projectId: '1', kind, thingId: '5', editingSession });
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Takes the post over from Hà Anh; her page answers, or sleeps. */
async function takeOver(
  text: object | null,
  version = 1,
  newest = async () => aVersion(1, LINES),
): Promise<void> {
  reply({ holder: HELD_BY, mayTakeOver: true });
  await openEditor(network, aVersion(1, LINES));
  network.reply('/admin/post/detail/5', async () => Response.json({ error: 0, data: await newest() }));
  network.reply('/admin/post/askForText/5', () => {
    noticeArrives('textGiven');
    return Response.json({ error: 0, data: {} });
  });
  const holder = { ...HELD_BY, userId: ME };
  network.answer('/admin/post/takeOver/5', {
    holder,
    mine: true,
    mayTakeOver: false,
    others: [],
    version,
    text,
  });
  await userEvent.click(button('Chiếm quyền sửa'));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Chiếm quyền sửa' }));
}
const unsaved = {
  ...HELD_BY,
  baseVersion: 1,
  savedTime: '2026-11-22T16:32:00.000Z',
  draft: { title: 'Tít Hà Anh chưa lưu', content: aVersion(1, [A, `${B} Hà Anh gõ thêm.`, C]).content },
  tags: [],
};

describe('a take-over', () => {
  test('brings the unsaved text of the page before, as unsaved text of the taker', async () => {
    await takeOver(unsaved);
    await expect.poll(shownLines).toEqual([A, `${B} Hà Anh gõ thêm.`, C]);
    await expect.element(headline()).toHaveValue('Tít Hà Anh chưa lưu');
    await expect.element(page.getByText('Bản riêng của Hà Anh, gõ đến 23:32, đã sang đây.')).toBeVisible();
    await expect.element(page.getByText(/Tiêu đề, Nội dung \(thêm 4 chữ\)/)).toBeVisible();
    await expect.element(page.getByText(/^Bản riêng của bạn, lưu/)).toBeVisible();
    expect(useTabs.getState().dirty).toHaveLength(1);
    expect(sent(network)).toBeUndefined();
    await userEvent.click(button('Dùng bản đã lưu'));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Dùng bản đã lưu' }));
    await expect.poll(shownLines).toEqual(LINES);
    await expect.poll(async () => (await values(store)).length).toBe(0);
    expect(useTabs.getState().dirty).toEqual([]);
  });

  test('keeps what the taker types before that text arrives', async () => {
    const isTyped = Promise.withResolvers<void>();
    await takeOver({ ...unsaved, baseVersion: 2 }, 2, async () => {
      await isTyped.promise;
      return aVersion(2, LINES);
    });
    const body = page.getByRole('textbox', { name: 'Nội dung bài viết' });
    await expect.element(body).toHaveAttribute('contenteditable', 'true');
    await typeAfter(C, ' Quản gõ.');
    isTyped.resolve();
    await expect.poll(shownLines).toEqual([A, `${B} Hà Anh gõ thêm.`, `${C} Quản gõ.`]);
  });

  test('says that nothing came along when everything was saved', async () => {
    await takeOver(null);
    await expect.element(page.getByText(/^Bạn đang sửa bài\. Hà Anh đã lưu hết/)).toBeVisible();
    await expect.element(page.getByText(/^Đã lưu \d/)).toBeVisible();
  });
});

describe('a page that writes', () => {
  test('gives its newest letters at once to the page that is about to take over', async () => {
    mine();
    await openEditor(network, aVersion(1, LINES));
    network.answer(GIVE_TEXT, { savedTime: '2026-11-22T13:16:00.000Z' });
    await typeAfter('Mùa lúa chín', ' Vừa gõ.');
    noticeArrives('textAsked');
    await expect.poll(() => network.to(GIVE_TEXT).length).toBe(1);
    const given = network.to(GIVE_TEXT)[0]?.body;
    expect(given).toMatchObject({ to: HELD_BY.editingSession });
    expect(JSON.stringify(given)).toContain('Vừa gõ.');
    reply({ holder: HELD_BY });
    noticeArrives('presence');
    await expect.element(page.getByText(/Chữ bạn gõ đến 20:16 đã sang bài của Hà Anh/)).toBeVisible();
    expect(shownLines()[0]).toContain('Vừa gõ.');
    await expect.element(page.getByText(/^Bản riêng của bạn, lưu/)).toBeVisible();
  });

  test('says that everything is saved when nothing was typed', async () => {
    mine();
    await openEditor(network, anOpenPost());
    network.answer(GIVE_TEXT, { savedTime: '2026-11-22T13:16:00.000Z' });
    await expect
      .poll(() => {
        // The page may begin to listen after it is shown.
        noticeArrives('textAsked');
        return network.to(GIVE_TEXT)[0]?.body;
      })
      .toMatchObject({ text: null });
  });

  test('is asked for the lock, saves and gives it', async () => {
    mine([{ ...HELD_BY, place: null }]);
    await openEditor(network, anOpenPost());
    await userEvent.fill(headline(), 'Tít của tôi');
    noticeArrives('lockAsked');
    await expect.element(page.getByText('Hà Anh xin quyền sửa bài này.')).toBeVisible();
    network.answer('/admin/post/giveLock/5', {
      holder: { ...HELD_BY, editingSession: '' },
      mine: false,
      mayTakeOver: false,
      others: [],
      version: 2,
    });
    await userEvent.click(button('Lưu và giao quyền sửa'));
    await expect.element(headline()).toHaveAttribute('readonly');
    expect(sent(network)).toMatchObject({ title: 'Tít của tôi' });
    expect(network.to('/admin/post/giveLock/5')[0]?.body).toMatchObject({ to: HELD_BY.editingSession });
  });
});

describe('a page that may not take over', () => {
  test('asks the person who writes once, and writes when the post is given to it', async () => {
    reply({ holder: HELD_BY });
    await openEditor(network, anOpenPost());
    network.answer('/admin/post/askForLock/5', {});
    await userEvent.click(button('Xin quyền sửa'));
    await expect.element(button('Đã xin quyền sửa')).toHaveAttribute('aria-disabled', 'true');
    const reserved = { ...HELD_BY, userId: ME, editingSession: '' };
    network.reply(PRESENCE, () => {
      const mine = JSON.stringify(network.to(PRESENCE).at(-1)?.body).includes('"wants":"write"');
      const holder = mine ? { ...reserved, editingSession: 'mine' } : reserved;
      const data = { holder, mine, mayTakeOver: false, others: [], version: 1 };
      return Response.json({ error: 0, data });
    });
    noticeArrives('presence');
    await expect.element(headline()).not.toHaveAttribute('readonly');
  });

  test('keeps a way to the notice that was closed', async () => {
    reply({ holder: HELD_BY });
    await openEditor(network, anOpenPost());
    await userEvent.click(button('Đóng'));
    await expect.element(button('Xin quyền sửa')).not.toBeInTheDocument();
    await userEvent.click(button('Chỉ đọc'));
    await expect.element(button('Xin quyền sửa')).toBeVisible();
  });
});
