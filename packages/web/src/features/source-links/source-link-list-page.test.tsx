import type { LinkTrial } from '@toasoan/contract/features/source-links/link-trial.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { answerTags, aTag } from '../tags/test-support/open-tags.tsx';
import { aSourceLink, openSourceLinks } from './test-support/open-source-links.tsx';

const TRY = '/admin/source-link/try';
const BULK = '/admin/source-link/bulk';
const UPDATE = '/admin/source-link/update';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const LINK = aSourceLink({ includeKeywords: ['cà phê'], excludeKeywords: ['má'] });
const FEED = aSourceLink({
  id: '6',
  section: null,
  linkUrl: 'https://bao-vi-du.example/rss/moi.rss',
  targetType: 'tag',
  target: { id: '8', name: 'Cà phê', problem: 'OFF' },
  tags: [{ id: '4', title: 'nông sản' }],
  autoAction: 'DRAFT',
  priority: 80,
});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const bodyOf = (path: string) => network.to(path)[0]?.body;

describe('the list of links of sources', () => {
  test('shows from where to where, words and action, a broken target with its reason, and passes axe', async () => {
    await openSourceLinks(network, [LINK, FEED]);
    await expect
      .element(row('kinh-te'))
      .toMatchTextContent(/nhận khi có: cà phê.*loại khi có: má.*Chuyên mục.*Đầu tư.*Chờ duyệt.*1\.254.*50/);
    await expect
      .element(row('moi.rss'))
      .toMatchTextContent(/Thẻ.*Cà phê.*Đích đang tắt.*nông sản.*Tạo bản nháp/);
    await expect.element(page.getByText(/Trang tổng hợp cần/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('without any link says so; an aggregated site with too few agencies is warned', async () => {
    await openSourceLinks(network, [], { agencies: 1 });
    await expect.element(page.getByText('Chưa liên kết nguồn nào với chuyên mục')).toBeVisible();
    await expect.element(page.getByText(/cần ít nhất 3 cơ quan báo chí.*hiện có 1/)).toBeVisible();
    await expectAccessible();
  });

  test('leads many links to another target', async () => {
    await openSourceLinks(network, [LINK]);
    answerTags(network, [aTag({ id: '8', title: 'Cà phê' })]);
    network.answer(BULK, { done: 1, total: 1, results: [{ id: '5', ok: true }] });
    await userEvent.click(page.getByRole('checkbox', { name: /Kinh tế/ }));
    await userEvent.click(button('Đổi đích'));
    const dialog = page.getByRole('dialog');
    await userEvent.click(dialog.getByRole('button', { name: /^Loại đích/ }));
    await userEvent.click(page.getByRole('option', { name: 'Thẻ' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Chọn', exact: true }));
    await userEvent.click(page.getByRole('option', { name: 'Cà phê' }));
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi đích' }));
    await expect
      .poll(() => bodyOf(BULK))
      .toEqual({ action: 'retarget', ids: ['5'], targetType: 'tag', targetId: '8' });
  });
});

test('an open link shows its groups; a change of its place drops the section', async () => {
  await openSourceLinks(network, [LINK], { search: '?open=5' });
  network.answer(UPDATE, { ...LINK, version: 3 });
  await expect.element(page.getByRole('heading', { name: 'Tin từ đâu' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(button(/^Lấy tin từ/));
  await userEvent.click(page.getByRole('option', { name: 'Một đường dẫn hoặc RSS' }));
  await userEvent.fill(page.getByPlaceholder('https://'), 'https://bao-vi-du.example/rss/moi.rss');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => bodyOf(UPDATE))
    .toMatchObject({
      id: '5',
      version: 2,
      sourceCategoryId: null,
      linkUrl: 'https://bao-vi-du.example/rss/moi.rss',
      targetId: '3',
    });
});

test('a tried text names the link that takes it first, its gates in words, and why no other one does', async () => {
  await openSourceLinks(network, [LINK, FEED]);
  const answer: LinkTrial = {
    outcome: { action: 'REVIEW', gates: ['AGREEMENT', 'DELAY'], publishAfter: '2026-11-20T03:00:00.000Z' },
    links: [
      { link: FEED, verdict: 'TAKES', words: ['cà phê'] },
      { link: LINK, verdict: 'WORD_FORBIDDEN', words: ['má'] },
    ],
  };
  network.answer(TRY, answer);
  await userEvent.click(button('Thao tác với Kinh tế'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Thử với bài mẫu' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Tiêu đề' }), 'Giá cà phê tăng');
  await userEvent.click(button('Thử'));
  await expect
    .poll(() => bodyOf(TRY))
    .toMatchObject({ sourceId: '1', sourceCategoryId: '7', title: 'Giá cà phê tăng' });
  const links = page.getByRole('list', { name: 'Các liên kết của nguồn' });
  await expect
    .element(links)
    .toMatchTextContent(/moi\.rss.*Cà phê.*Nhận bài này, vì có “cà phê”.*Kinh tế.*Đầu tư.*Loại, vì có “má”/);
  await expect.element(page.getByText('Nguồn chưa có thỏa thuận còn hiệu lực')).toBeVisible();
  await expect.element(page.getByText(/Liên kết đặt “Tạo bản nháp”, nhưng:/)).toBeVisible();
  await expectAccessible();
});
