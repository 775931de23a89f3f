import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { dropAllTabs } from '#web/core/tabs/tab-actions.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anOpenPost, headline, openEditor, sent } from '../editing/test-support/open-editor.tsx';

const PRESENCE = '/admin/post/presence/5';
const TAKE_OVER = '/admin/post/takeOver/5';
const DETAIL = '/admin/post/detail/5';
const AUTOSAVE = '/admin/post/autosave';
const HA_ANH = { userId: '9', name: 'Hà Anh' };
const ME = aSession().user.userId;
const HELD_BY = { ...HA_ANH, editingSession: 'the-tab-of-ha-anh', since: '2026-11-22T13:15:00.000Z' };
const AT_EXCERPT = { ...HELD_BY, place: 'excerpt' };

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(AUTOSAVE, { savedTime: '2026-11-22T13:16:00.000Z' });
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

function answer(changes: Partial<Presence>): void {
  network.answer(PRESENCE, {
    holder: null,
    mine: false,
    mayTakeOver: false,
    others: [],
    version: 1,
    ...changes,
  });
}
const mine = () => answer({ mine: true, holder: { ...HELD_BY, userId: ME } });
const held = (changes: Partial<Presence> = {}) =>
  answer({ holder: HELD_BY, others: [AT_EXCERPT], mayTakeOver: true, ...changes });
/**
 * Grants the lock to a page that asks to write. A page that only reads, as pages do now and then, does not get it.
 */
function givenToWhoAsks(version = 1): void {
  network.reply(PRESENCE, () => {
    const asked = network.to(PRESENCE).at(-1)?.body as { readonly wants: string } | undefined;
    const mine = asked?.wants === 'write';
    const holder = mine ? { ...HELD_BY, userId: ME } : null;
    return Response.json({ error: 0, data: { holder, mine, mayTakeOver: false, others: [], version } });
  });
}
let notices = 0;
/** The server reports a change at the post. */
function noticeArrives(): void {
  notices += 1;
  publishNotice({ id: `n${notices}`, projectId: '1', kind: 'presence', thingId: '5', editingSession: 'x' });
}
/** The page that holds the post answers a request for its text. */
function textIsGiven(): void {
  network.reply('/admin/post/askForText/5', () => {
    const editingSession = HELD_BY.editingSession;
    publishNotice({ id: 'given', projectId: '1', kind: 'textGiven', thingId: '5', editingSession });
    return Response.json({ error: 0, data: {} });
  });
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const body = () => page.getByRole('textbox', { name: 'Nội dung bài viết' });

describe('while another page writes', () => {
  test('everything is read-only, with the name of the writer and the time', async () => {
    held();
    await openEditor(network, anOpenPost());
    await expect.element(page.getByText('Hà Anh đang sửa bài viết này từ 20:15.')).toBeVisible();
    await expect.element(headline()).toHaveAttribute('readonly');
    expect(document.querySelector('.ProseMirror')?.getAttribute('contenteditable')).toBe('false');
    await expect.element(page.getByRole('textbox', { name: 'Từ khóa SEO' })).toBeDisabled();
    expect(button(/^Lưu/).query()).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(sent(network)).toBeUndefined();
  });

  test('the page follows the saves of the writer', async () => {
    held();
    await openEditor(network, anOpenPost());
    await expect.element(headline()).toHaveAttribute('readonly');
    network.answer(DETAIL, { ...anOpenPost(), title: 'Tít Hà Anh vừa lưu', version: 2 });
    held({ version: 2 });
    noticeArrives();
    await expect.element(headline()).toHaveValue('Tít Hà Anh vừa lưu');
    await expect.element(headline()).toHaveAttribute('readonly');
  });

  test('a free post is offered, and writing starts from the newest version', async () => {
    held();
    await openEditor(network, anOpenPost());
    await expect.element(button('Chiếm quyền sửa')).toBeVisible();
    answer({});
    noticeArrives();
    await expect.element(page.getByText('Không còn ai sửa bài viết này.')).toBeVisible();
    await expect.element(headline()).toHaveAttribute('readonly');
    givenToWhoAsks();
    await userEvent.click(button('Sửa bài viết'));
    await expect.element(headline()).not.toHaveAttribute('readonly');
  });

  test('a take-over names its effect and makes the page writable', async () => {
    held();
    await openEditor(network, anOpenPost());
    await userEvent.click(button('Chiếm quyền sửa'));
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(/Trang của Hà Anh chuyển sang chỉ đọc/);
    network.answer(TAKE_OVER, {
      holder: { ...HELD_BY, userId: ME },
      mine: true,
      mayTakeOver: false,
      others: [AT_EXCERPT],
      version: 1,
      text: null,
    });
    textIsGiven();
    await userEvent.click(question.getByRole('button', { name: 'Chiếm quyền sửa' }));
    await expect.element(headline()).not.toHaveAttribute('readonly');
    expect(network.to(TAKE_OVER)[0]?.body).toMatchObject({ holder: HELD_BY.editingSession });
  });

  test('a faster colleague is named', async () => {
    held();
    await openEditor(network, anOpenPost());
    await userEvent.click(button('Chiếm quyền sửa'));
    network.fail(TAKE_OVER, 423, {
      error: -423,
      code: 'LOCKED_BY_OTHER',
      message: 'Lê Minh đang sửa.',
      errors: [],
      details: { by: 'Lê Minh', since: HELD_BY.since },
      requestId: 'r',
    });
    textIsGiven();
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Chiếm quyền sửa' }));
    await expect.element(page.getByText('Lê Minh vừa giữ quyền sửa trước bạn.')).toBeVisible();
    await expect.element(headline()).toHaveAttribute('readonly');
  });

  test('a tab of the same person is named as such and gives way without a question', async () => {
    answer({ holder: { ...HELD_BY, userId: ME, name: 'Trần Phóng Viên' }, mayTakeOver: true });
    await openEditor(network, anOpenPost());
    await expect.element(page.getByText(/^Bạn đang sửa bài viết này ở một tab khác/)).toBeVisible();
    const taken = { holder: HELD_BY, mine: true, mayTakeOver: false, others: [], version: 1, text: null };
    network.answer(TAKE_OVER, taken);
    textIsGiven();
    await userEvent.click(button('Sửa ở tab này'));
    await expect.element(headline()).not.toHaveAttribute('readonly');
  });
});

describe('a page whose post is taken over', () => {
  async function typed(): Promise<void> {
    mine();
    await openEditor(network, anOpenPost());
    await userEvent.fill(headline(), 'Tít của tôi');
  }

  test('says so at once, and every word stays on the page and is kept', async () => {
    await typed();
    held({ version: 2 });
    network.answer(DETAIL, { ...anOpenPost(), title: 'Tít Hà Anh', version: 2 });
    noticeArrives();
    await expect.element(page.getByText('Hà Anh đã chiếm quyền sửa lúc 20:15.')).toBeVisible();
    await expect.element(headline()).toHaveValue('Tít của tôi');
    await expect.element(headline()).toHaveAttribute('readonly');
    await expect
      .poll(() => network.to(AUTOSAVE).at(-1)?.body)
      .toMatchObject({ draft: { title: 'Tít của tôi' } });
    expect(sent(network)).toBeUndefined();
    await userEvent.click(button('Xem khác biệt'));
    const comparison = page.getByRole('dialog', { name: 'Chữ bạn gõ và bản mới nhất' });
    await expect.element(comparison.getByText('Tít của tôi')).toBeVisible();
    await expect.element(comparison.getByText('Tít Hà Anh')).toBeVisible();
  });

  test('merges the words into the newer version when the post is free again', async () => {
    await typed();
    held({ version: 2 });
    network.answer(DETAIL, { ...anOpenPost(), title: 'Tít Hà Anh', version: 2, updatedBy: HA_ANH });
    noticeArrives();
    await expect.element(page.getByText(/đã chiếm quyền sửa/)).toBeVisible();
    answer({ version: 2 });
    noticeArrives();
    await expect.element(page.getByText(/Chữ bạn gõ vẫn còn nguyên: sửa tiếp/)).toBeVisible();
    givenToWhoAsks(2);
    await userEvent.click(button('Sửa tiếp'));
    await expect.element(headline()).not.toHaveAttribute('readonly');
    // The choice between both texts, in either form.
    await expect.element(page.getByText(/Tít Hà Anh/).first()).toBeVisible();
    await expect.element(headline()).toHaveValue('Tít của tôi');
  });

  test('a save that the server refuses is kept, not lost', async () => {
    await typed();
    network.fail('/admin/post/update', 423, {
      error: -423,
      code: 'LOCKED_BY_OTHER',
      message: 'Hà Anh đang sửa.',
      errors: [],
      details: { by: 'Hà Anh', since: HELD_BY.since },
      requestId: 'r',
    });
    held({ version: 1 });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Hà Anh đã chiếm quyền sửa lúc 20:15.')).toBeVisible();
    await expect.element(headline()).toHaveValue('Tít của tôi');
    await expect.poll(() => network.to(AUTOSAVE).length).toBeGreaterThan(0);
    await expect.element(page.getByText(/^Bản riêng của bạn, lưu/)).toBeVisible();
  });
});

describe('other people at the post', () => {
  test('are shown with their positions, and arrivals are announced once', async () => {
    mine();
    await openEditor(network, anOpenPost());
    answer({
      mine: true,
      holder: { ...HELD_BY, userId: ME },
      others: [AT_EXCERPT, { ...AT_EXCERPT, userId: ME, editingSession: 'own-other-tab', place: null }],
    });
    noticeArrives();
    const people = page.getByRole('list', { name: 'Đang mở bài viết này' });
    await expect.element(people.getByText('Hà Anh, đang ở Sapo')).toBeInTheDocument();
    await expect.element(people.getByText('Bạn, ở một tab khác')).toBeInTheDocument();
    await expect
      .element(page.getByText('Hà Anh, Bạn, ở một tab khác vừa mở bài viết này.'))
      .toBeInTheDocument();
  });

  test('the position goes along with the next call', async () => {
    mine();
    await openEditor(network, anOpenPost());
    await userEvent.click(page.getByRole('textbox', { name: 'Sapo' }));
    await expect
      .poll(() => network.to(PRESENCE).at(-1)?.body)
      .toMatchObject({ place: 'excerpt', wants: 'write' });
  });

  test('closing the tab frees the post at once', async () => {
    mine();
    await openEditor(network, anOpenPost({}, { content: emptyDocument }));
    await expect.poll(() => network.to(PRESENCE).length).toBeGreaterThan(0);
    dropAllTabs();
    await expect.poll(() => network.to('/admin/post/leave/5').length).toBe(1);
  });
});

test.each(['light', 'dark'])(
  'the banner and the people have no accessibility violations, %s',
  async (theme) => {
    document.documentElement.dataset.theme = theme;
    held();
    await openEditor(network, anOpenPost());
    await expect.element(page.getByText(/^Hà Anh đang sửa/)).toBeVisible();
    await expectAccessible(page.getByRole('main').element());
  },
);

test('the body cannot be typed in', async () => {
  held();
  await openEditor(network, anOpenPost());
  await expect.element(headline()).toHaveAttribute('readonly');
  await expect.element(body()).toHaveAttribute('contenteditable', 'false');
});

test('a page that is left says so with its last call, and is there again when it returns', async () => {
  mine();
  await openEditor(network, anOpenPost());
  await expect.poll(() => network.to(PRESENCE).length).toBeGreaterThan(0);
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  noticeArrives();
  await expect.poll(() => network.to('/admin/post/leave/5').length).toBe(1);
  const beats = network.to(PRESENCE).length;
  window.dispatchEvent(new Event('pageshow'));
  await expect.poll(() => network.to(PRESENCE).length).toBe(beats + 1);
});
