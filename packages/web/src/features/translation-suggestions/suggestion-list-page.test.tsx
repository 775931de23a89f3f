import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { answerList, OTHER, openSuggestions, SUGGESTION } from './test-support/open-suggestions.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const pane = () => page.getByRole('article', { name: SUGGESTION.pageTitle });
const ACCEPT = '/admin/translation-suggestion/accept/5';
const PREVIEW = '/admin/translation-replacement/preview';
const CREATE = '/admin/translation-replacement/create';

test('A accepts the text as it was edited, the next suggestion follows, and the wording is replaced elsewhere', async () => {
  await openSuggestions(network, 'ADMIN');
  await expect.element(pane().getByText(/Bạn đọc · Trần Văn Mẫu · m•••@ban-doc\.example/)).toBeVisible();
  await expectAccessible();
  const text = pane().getByLabelText('Bản sẽ dùng');
  await text.fill('Vehicles turned round at Mâm Xôi hill.');
  (text.element() as HTMLElement).blur();
  await text.fill('Vehicles turned at Mâm Xôi Hill.');
  (text.element() as HTMLElement).blur();
  network.answer(ACCEPT, { ...SUGGESTION, state: 'ACCEPTED', version: 3 });
  answerList(network, [OTHER]);
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Đã sửa đoạn theo góp ý.')).toBeVisible();
  expect(network.to(ACCEPT).map(({ body }) => body)).toEqual([
    { version: 2, text: 'Vehicles turned at Mâm Xôi Hill.', appliesTo: { segmentVersion: 4 } },
  ]);
  await expect.element(pane().getByText('Đoạn này đã khóa. Nhờ người duyệt mở khóa.').first()).toBeVisible();
  network.answer(PREVIEW, {
    isCut: false,
    translations: [
      {
        id: '9',
        kind: 'POST',
        title: 'Night market',
        isPublic: true,
        paragraphs: [aParagraph('91', 'ready'), aParagraph('92', 'approved'), aParagraph('93', 'locked')],
      },
    ],
  });
  await page.getByRole('button', { name: 'Thay ở bài khác' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thay cách dịch ở các bài khác' });
  await expect.element(dialog.getByText('Night market')).toBeVisible();
  await expectAccessible();
  expect(network.to(PREVIEW)[0]?.body).toMatchObject({ wordings: ['Mam Xoi slope'], target: 'Mâm Xôi Hill' });
  const boxes = dialog.getByRole('checkbox', { name: /^Thay ở đoạn/ });
  expect(boxes.elements().map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false]);
  expect(boxes.elements().map((box) => (box as HTMLInputElement).disabled)).toEqual([false, false, true]);
  await boxes.nth(1).click();
  network.answer(CREATE, { ...BATCH, replaced: 1, left: 1 });
  await dialog.getByRole('button', { name: 'Thay 2 đoạn ở 1 bài' }).click();
  await expect.element(page.getByText(/^Đã thay 1 đoạn\. 1 đoạn giữ nguyên/)).toBeVisible();
  expect(network.to(CREATE)[0]?.body).toMatchObject({
    paragraphs: [
      { segmentId: '91', version: 1 },
      { segmentId: '92', version: 1 },
    ],
    approvedIds: ['92'],
  });
  network.answer('/admin/translation-replacement/undo/3', {
    ...BATCH,
    state: 'UNDONE',
    undone: 1,
    version: 4,
  });
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(page.getByText('Đã trả lại 1 đoạn như cũ.')).toBeVisible();
});

const BATCH = {
  id: '3',
  sourceLang: 'vi',
  targetLang: 'en',
  source: '',
  wordings: ['Mam Xoi slope'],
  target: 'Mâm Xôi Hill',
  state: 'DONE',
  total: 2,
  replaced: 1,
  left: 0,
  undone: 0,
  translations: 1,
  createTime: '2020-11-20T02:00:00.000Z',
  updateTime: '2020-11-20T02:00:00.000Z',
  createdBy: { userId: null, name: '' },
  updatedBy: { userId: null, name: '' },
  version: 2,
};

function aParagraph(segmentId: string, standing: string) {
  return {
    segmentId,
    version: 1,
    position: Number(segmentId) - 90,
    before: 'At Mam Xoi slope.',
    after: 'At Mâm Xôi Hill.',
    state: 'MT_ONLY',
    standing,
    count: 1,
    found: ['Mam Xoi slope'],
  };
}

test('T proposes a term with the old wording as a forbidden one', async () => {
  await openSuggestions(network, 'EDITOR');
  await expect.element(pane()).toBeVisible();
  await userEvent.keyboard('t');
  const dialog = page.getByRole('dialog', { name: 'Đề xuất từ khóa từ góp ý' });
  await dialog.getByRole('textbox', { name: 'Từ trong bản gốc' }).fill('đồi Mâm Xôi');
  await expectAccessible();
  network.answer(ACCEPT, { ...SUGGESTION, state: 'ACCEPTED_AS_GLOSSARY', version: 3 });
  await dialog.getByRole('button', { name: 'Nhận và đề xuất' }).click();
  await expect.element(page.getByText(/^Đã nhận góp ý\. Từ khóa chờ/)).toBeVisible();
  expect(network.to(ACCEPT)[0]?.body).toMatchObject({
    appliesTo: { segmentVersion: 4 },
    keyword: { source: 'đồi Mâm Xôi', target: 'Mâm Xôi hill', forbidden: ['Mam Xoi slope'] },
  });
});

test('an editor may not put into the memory, and M does nothing; R rejects with a reply', async () => {
  await openSuggestions(network, 'EDITOR');
  const remember = pane().getByRole('button', { name: 'Nhận và nhớ' });
  await expect.element(remember).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('m');
  await userEvent.keyboard('r');
  const dialog = page.getByRole('dialog', { name: 'Từ chối góp ý?' });
  await dialog.getByLabelText('Lời trả lời').fill('Tên này đúng theo bản đồ.');
  const REJECT = '/admin/translation-suggestion/reject/5';
  network.answer(REJECT, { ...SUGGESTION, state: 'REJECTED', version: 3 });
  await dialog.getByRole('button', { name: 'Từ chối' }).click();
  await expect.element(page.getByText('Đã từ chối góp ý.')).toBeVisible();
  expect(network.to(REJECT)[0]?.body).toEqual({ version: 2, replyText: 'Tên này đúng theo bản đồ.' });
  expect(network.to(ACCEPT)).toEqual([]);
});

test('J and K walk through the list, and a rejected suggestion can be taken up again', async () => {
  const rejected = {
    ...OTHER,
    state: 'REJECTED',
    mayReopen: true,
    handledBy: 'Lê Thu Hà',
    replyText: 'Không.',
  } as const;
  await openSuggestions(network, 'ADMIN', { items: [SUGGESTION, rejected] });
  await expect.element(pane().getByText('3 phiếu')).toBeVisible();
  await userEvent.keyboard('j');
  const reopen = pane().getByRole('button', { name: 'Xem lại' });
  await expect.element(reopen).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(pane().getByLabelText('Bản sẽ dùng')).toHaveValue(SUGGESTION.suggested);
  await userEvent.keyboard('j');
  const REOPEN = '/admin/translation-suggestion/reopen/6';
  network.answer(REOPEN, { ...rejected, state: 'NEW', version: 3 });
  await reopen.click();
  await expect.element(page.getByText('Góp ý trở lại danh sách Mới.')).toBeVisible();
  expect(network.to(REOPEN)).toHaveLength(1);
});
