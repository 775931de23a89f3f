import { PLAIN_CHECK_SETTINGS } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import type { PostSettings } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openAs } from '../../projects/test-support/open-project.tsx';

const GET = '/admin/post-settings';
const UPDATE = '/admin/post-settings/update';
const PREVIEW = '/admin/post-settings/rehearse';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

function someSettings(changes: Partial<PostSettings> = {}): PostSettings {
  return {
    checks: { ...PLAIN_CHECK_SETTINGS, bannedWords: ['cá độ'] },
    leastDelayMinutes: 0,
    focusMax: 5,
    version: 3,
    updateTime: '2026-11-20T03:05:00.000Z',
    updatedBy: 'Lê Thu Hà',
    ...changes,
  };
}
async function open(role: 'ADMIN' | 'EDITOR' = 'ADMIN', settings = someSettings()): Promise<void> {
  network.answer(GET, settings);
  await openAs(network, role, '/manager_post/rules');
  await expect.element(field('Tiêu đề dài nhiều nhất')).toBeVisible();
}
const settled = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const level = (check: string, name: string) =>
  page.getByRole('radiogroup', { name: check, exact: true }).getByRole('radio', { name });

describe('the publishing rules of a project', () => {
  test('are chosen line by line with level, figure and words; one press saves them over their version', async () => {
    network.answer(UPDATE, someSettings({ version: 4 }));
    await open();
    await expect.element(level('Có mô tả SEO', 'Tắt')).toBeChecked();
    await userEvent.click(level('Có mô tả SEO', 'Bắt buộc'));
    await userEvent.fill(field('Tiêu đề dài nhiều nhất'), '90');
    await userEvent.fill(field('Từ cấm'), 'ma túy');
    await userEvent.keyboard('{Enter}{Control>}s{/Control}');
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(network.to(UPDATE)[0]?.body).toMatchObject({
      version: 3,
      levels: { SEO_DESCRIPTION_MISSING: 'required', TITLE_LONG: 'recommended' },
      figures: { TITLE_LONG: 90, WORDS_FEW: 300, 'WORDS_FEW.LONGFORM': 1500 },
      bannedWords: ['cá độ', 'ma túy'],
      minDelayMinutes: 60,
      focusMax: 5,
    });
  });

  test('show the bounds at the figure, and send nothing while it is invalid', async () => {
    await open();
    await userEvent.fill(field('Tiêu đề dài nhiều nhất'), '300');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Không được lớn hơn 250. Từ 40 đến 250.')).toBeVisible();
    expect(network.to(UPDATE)).toEqual([]);
  });

  test('are tried before they are saved: the number of failing posts, and the posts at each line', async () => {
    const posts = [{ id: '8', title: 'Mùa lúa chín' }];
    network.answer(PREVIEW, { looked: 20, failures: [{ code: 'SEO_DESCRIPTION_MISSING', posts }] });
    await open();
    await userEvent.click(level('Có mô tả SEO', 'Bắt buộc'));
    await userEvent.click(button('Thử trên 20 bài mới nhất'));
    await expect
      .element(page.getByText('Đã thử 20 bài mới nhất: 1 bài không đạt mục bắt buộc.'))
      .toBeVisible();
    await userEvent.click(page.getByText('1/20 bài mới nhất không đạt'));
    await expect.element(page.getByRole('link', { name: 'Mùa lúa chín' })).toBeVisible();
    expect(network.to(PREVIEW)[0]?.body).toMatchObject({
      posts: 20,
      choices: { levels: { SEO_DESCRIPTION_MISSING: 'required' } },
    });
    // The result does not apply to other choices.
    await userEvent.click(level('Có mô tả SEO', 'Tắt'));
    await expect.element(page.getByText(/^Đã thử 20 bài/)).not.toBeInTheDocument();
    expect(network.to(UPDATE)).toEqual([]);
  });

  test('of an aggregator name the law, and hard checks have no choice', async () => {
    await open('ADMIN', someSettings({ leastDelayMinutes: 60 }));
    await expect.element(page.getByText(/luật buộc chờ ít nhất 60 phút/)).toBeVisible();
    await expect.element(page.getByText('Bài chưa đến giờ được đăng')).toBeVisible();
    await expect.element(level('Không giống bài khác từ', 'Bắt buộc')).not.toBeInTheDocument();
  });

  test('are read-only for an editor, with the people who may change them', async () => {
    await open('EDITOR');
    await expect.element(page.getByText(/^Bạn chỉ xem được\./)).toBeVisible();
    await expect.element(level('Có mô tả SEO', 'Bắt buộc')).toBeDisabled();
    await expect.element(field('Tiêu đề dài nhiều nhất')).toBeDisabled();
    await expect.element(button(/^Lưu/)).not.toBeInTheDocument();
  });

  test.each(['light', 'dark'])('have no accessibility violations and fit a phone, %s', async (theme) => {
    await page.viewport(390, 844);
    await open();
    document.documentElement.dataset.theme = theme;
    await settled();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const main = document.querySelector('main') ?? document.body;
    await expectAccessible(main);
  });
});
