import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { aTranslation } from '../test-support/a-translation.ts';
import { answerCounts } from '../test-support/open-translations.tsx';

const SECOND = '/admin/translation/segment/7/2';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(() => vi.restoreAllMocks());

const field = () => page.getByRole('textbox', { name: /^Đoạn 1,/ });

async function open(detail: TranslationDetail = aTranslation()): Promise<void> {
  answerCounts(network);
  network.answer('/admin/translation-suggestion/list', { items: [], total: 0, page: 1, limit: 50 });
  network.answer('/admin/translation/detail/7', detail);
  for (const { id } of detail.segments)
    network.answer(`/admin/translation/hints/7/${id}`, { memory: [], history: [] });
  await openAs(network, 'ADMIN', '/manager_translate/edit_translation/7');
  await expect.element(field()).toBeVisible();
}

function answerSegment(detail: TranslationDetail, target: string, state: 'EDITED' | 'APPROVED'): void {
  const segment = detail.segments.find(({ id }) => id === '2');
  network.answer(SECOND, {
    segment: { ...segment, target, state, version: 2 },
    translation: { state: 'IN_EDIT', counts: detail.counts, version: 5 },
  });
}

test('opens at the first paragraph that waits, says what is wrong and why it cannot be approved', async () => {
  await open();
  await expect
    .element(page.getByRole('navigation', { name: 'Các ngôn ngữ của bài' }))
    .toMatchTextContent(/Chưa duyệt được: 1 lỗi số liệu, 1 đoạn cần dịch lại$/);
  await expect.element(page.getByRole('button', { name: /^Sửa thành VND 1\.2 billion/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vẫn đúng' })).toBeVisible();
  await expectAccessible();
});

test('the page of a public translation opens in a tab of its own, at the domain of the site', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open(aTranslation({ publicPath: '/en/rice-ripens-in-mu-cang-chai', isPublic: true, recordId: '40' }));
  await userEvent.click(page.getByRole('button', { name: 'Xem trang tiếng Anh' }));
  expect(opened.mock.calls).toEqual([
    ['https://toasoan.local/en/rice-ripens-in-mu-cang-chai', '_blank', 'noopener'],
  ]);
});

test.each([
  ['that readers do not have', {}, /Độc giả chưa có trang này/],
  ['of a kind without pages', { kind: 'MENU', isPublic: true } as const, /không có trang riêng/],
])('a translation %s says why it has no page to open', async (_what, changes, why) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open(aTranslation(changes));
  const button = page.getByRole('button', { name: 'Xem trang tiếng Anh' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(why);
  await userEvent.click(button, { force: true });
  expect(opened).not.toHaveBeenCalled();
});

test('one key mends a figure, another one approves with the text and goes on', async () => {
  const detail = aTranslation();
  await open(detail);
  const mended = 'Revenue this week is <g1>VND 1.2 billion</g1>.';
  answerSegment(detail, mended, 'EDITED');
  await userEvent.click(field());
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.element(page.getByRole('button', { name: /^Sửa thành/ })).not.toBeInTheDocument();
  answerSegment(detail, mended, 'APPROVED');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => network.to(SECOND).at(-1)?.body).toMatchObject({ action: 'approve', text: mended });
  await expect.element(page.getByRole('textbox', { name: /^Đoạn 2,/ })).toBeVisible();
});

test('a paragraph that still fits says so with its version', async () => {
  const detail = aTranslation();
  await open(detail);
  network.answer('/admin/translation/segment/7/3', {
    segment: { ...detail.segments[2], state: 'EDITED', previousSource: null, version: 2 },
    translation: { state: 'IN_EDIT', counts: { ...detail.counts, stale: 0, edited: 1 }, version: 5 },
  });
  await page.getByRole('button', { name: 'Vẫn đúng' }).click();
  await expect.element(page.getByRole('button', { name: 'Vẫn đúng' })).not.toBeInTheDocument();
  expect(network.to('/admin/translation/segment/7/3')[0]?.body).toEqual({ action: 'stillFits', version: 1 });
});

const TERM: TranslationDetail['terms'][number] = {
  id: '3',
  source: 'doanh thu',
  target: 'revenue',
  forbidden: ['turnover'],
  matchMode: 'PHRASE',
  caseSensitive: false,
  priority: 0,
  note: '',
};

test('the tabs beside the text are walked by arrows, and each shows its own', async () => {
  await open(aTranslation({ terms: [TERM] }));
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  const shown = () => page.getByRole('complementary').getByRole('tabpanel');
  await expect.element(tab(/^Góp ý/)).toHaveTextContent('Góp ý 0');
  await userEvent.click(tab(/^Kiểm tra/));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/^Thuật ngữ/)).toHaveFocus();
  await expect.element(shown()).toMatchTextContent(/doanh thu.*revenue.*turnover/);
  await userEvent.keyboard('{End}');
  await expect.element(shown()).toHaveTextContent('Chưa có góp ý mới cho bản dịch này');
  await expectAccessible();
});
