import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { anEntry, openGlossary } from '../glossary/test-support/open-glossary.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const MOVE = '/admin/glossary/transition';
const PREVIEW = '/admin/translation-replacement/preview';
const CREATE = '/admin/translation-replacement/create';
const paragraph = (segmentId: string) => ({
  segmentId,
  standing: 'ready' as const,
  version: 3,
  position: 1,
  before: 'a craftsman',
  after: 'an artisan',
  state: 'MT_ONLY' as const,
  count: 1,
  found: ['craftsman'],
});
const found = (id: string, title: string) => ({
  id,
  kind: 'POST' as const,
  title,
  isPublic: true,
  paragraphs: [paragraph(`${id}1`)],
});
const BATCH = {
  id: '3',
  sourceLang: 'vi',
  targetLang: 'en',
  source: 'nghệ nhân',
  wordings: ['craftsman'],
  target: 'artisan',
  state: 'DONE' as const,
  total: 1,
  replaced: 1,
  left: 0,
  undone: 0,
  translations: 1,
  createTime: '2026-11-20T03:00:00.000Z',
  updateTime: '2026-11-20T03:00:00.000Z',
  createdBy: { userId: '4', name: 'Phạm Đức Anh' },
  updatedBy: { userId: '4', name: 'Phạm Đức Anh' },
  version: 1,
};

test('an approval replaces other wordings in the translations that stay ticked', async () => {
  const entry = anEntry();
  network.answer(PREVIEW, {
    translations: [found('1', 'Người giữ lửa'), found('2', 'Tết sớm')],
    isCut: false,
  });
  network.answer(MOVE, { ...entry, state: 'APPROVED', version: 3 });
  network.answer(CREATE, BATCH);
  await openGlossary(network, [entry], { search: '?open=5' });
  await expect.element(page.getByText('Nếu duyệt: 2 bài đang dùng từ khác')).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Tết sớm' }));
  await userEvent.click(page.getByRole('button', { name: 'Duyệt và thay ở 1 bài' }));
  await expect.element(page.getByText('Đã thay 1 đoạn.')).toBeVisible();
  expect(network.to(MOVE).map(({ body }) => body)).toEqual([{ id: '5', version: 2, to: 'APPROVED' }]);
  expect(network.to(CREATE).map(({ body }) => body)).toEqual([
    {
      sourceLang: 'vi',
      targetLang: 'en',
      source: 'nghệ nhân',
      target: 'artisan',
      wordings: ['craftsman'],
      paragraphs: [{ segmentId: '11', version: 3 }],
    },
  ]);
});

test('a refused approval replaces nothing', async () => {
  network.answer(PREVIEW, { translations: [found('1', 'Người giữ lửa')], isCut: false });
  network.fail(MOVE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
  await openGlossary(network, [anEntry()], { search: '?open=5' });
  await userEvent.click(page.getByRole('button', { name: 'Duyệt và thay ở 1 bài' }));
  await expect.poll(() => network.to(MOVE).length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Duyệt và thay ở 1 bài' })).toBeEnabled();
  expect(network.to(CREATE)).toEqual([]);
});
