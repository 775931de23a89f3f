import type { CrawledItem } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aDetail } from '../test-support/a-crawled-item.ts';
import {
  answerStories,
  COFFEE,
  GATE_STORM,
  MAU_STORM,
  notices,
  openReview,
  panel,
  RIVER,
  STORIES,
  story,
  text,
  title,
  VI_DU_STORM,
} from '../test-support/open-review.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ letterKeys: true, pageSize: 20 });
});

const CALL = '/admin/crawled-item';
const bodyOf = (verb: string) => network.to(`${CALL}/${verb}`).at(-1)?.body;
function stores(verb: string, item: CrawledItem, changes: Partial<CrawledItem>): void {
  network.answer(`${CALL}/${verb}`, aDetail({ ...item, version: 2, ...changes }));
}

describe('the queue by keys', () => {
  test('J and K go through the stories, arrows through the sources of one', async () => {
    await openReview(network);
    await expect.element(title(VI_DU_STORM.title)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(title(GATE_STORM.title)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(title(MAU_STORM.title)).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(title(COFFEE.title)).toBeVisible();
    await expect.element(story(COFFEE.title)).toHaveFocus();
    await userEvent.keyboard('jjk');
    await expect.element(title(COFFEE.title)).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(title(VI_DU_STORM.title)).toBeVisible();
  });

  test('A makes a draft of the text at once, with the other texts of its story where that is ticked', async () => {
    await openReview(network);
    await expect
      .element(panel().getByRole('checkbox', { name: 'Loại 2 tin còn lại trong cụm' }))
      .toBeChecked();
    const answer = Promise.withResolvers<void>();
    network.reply(`${CALL}/accept`, async () => {
      await answer.promise;
      return Response.json({
        error: 0,
        data: aDetail({ ...VI_DU_STORM, state: 'ACCEPTED', postId: '77', version: 2 }),
      });
    });
    await userEvent.keyboard('a');
    // The server has not answered yet.
    await expect.element(title(COFFEE.title)).toBeVisible();
    await expect.element(story(VI_DU_STORM.title)).not.toBeInTheDocument();
    expect(bodyOf('accept')).toEqual({ id: '1', version: 1, rejectsOthers: true });
    answerStories(network, STORIES.slice(1));
    answer.resolve();
    await userEvent.click(notices().getByRole('button', { name: 'Mở bài' }));
    expect(here().pathname).toBe('/manager_post/edit/77');
  });

  test('an acceptance is taken back by its notice, with the other texts of its story', async () => {
    await openReview(network);
    const accepted = { state: 'ACCEPTED', postId: '77', version: 2 } as const;
    stores('accept', VI_DU_STORM, accepted);
    answerStories(network, STORIES.slice(1));
    await userEvent.keyboard('a');
    await expect.element(notices().getByRole('button', { name: 'Mở bài' })).toBeVisible();
    network.answer(`${CALL}/detail/1`, aDetail({ ...VI_DU_STORM, ...accepted }));
    stores('restore', VI_DU_STORM, { version: 3 });
    answerStories(network, STORIES);
    await userEvent.click(notices().getByRole('button', { name: 'Hoàn tác' }));
    await expect.element(title(VI_DU_STORM.title)).toBeVisible();
    await expect.poll(() => bodyOf('restore')).toEqual({ id: '1', version: 2 });
    await expect.element(story(VI_DU_STORM.title).getByText('3 nguồn')).toBeVisible();
    await expect.element(story(VI_DU_STORM.title)).toHaveFocus();
    // The server opens the others with it.
    expect(network.to(`${CALL}/restore`)).toHaveLength(1);
  });

  test('Z takes an acceptance back; where its draft was changed the text stays away and the notice says why', async () => {
    await openReview(network);
    const accepted = { state: 'ACCEPTED', postId: '78', version: 2 } as const;
    stores('accept', COFFEE, accepted);
    answerStories(
      network,
      [STORIES[0], STORIES[2]].filter((one) => one !== undefined),
    );
    await userEvent.keyboard('ja');
    await expect.element(notices().getByRole('button', { name: 'Mở bài' })).toBeVisible();
    network.answer(`${CALL}/detail/4`, aDetail({ ...COFFEE, ...accepted }));
    network.fail(`${CALL}/restore`, 422, {
      error: -422,
      code: 'RULES_NOT_MET',
      message: 'Bài đã được sửa, nên không hoàn tác được.',
    });
    await userEvent.keyboard('z');
    await expect
      .element(notices().getByText(`“${COFFEE.title}”: Bài đã được sửa, nên không hoàn tác được.`))
      .toBeVisible();
    await expect.element(story(COFFEE.title)).not.toBeInTheDocument();
    await expect.element(panel().getByRole('link', { name: 'Mở bài' })).toBeVisible();
  });

  test('keeps the other texts of a story where the person says so', async () => {
    await openReview(network);
    await userEvent.click(panel().getByRole('checkbox', { name: 'Loại 2 tin còn lại trong cụm' }));
    stores('accept', VI_DU_STORM, { state: 'ACCEPTED', postId: '77' });
    await userEvent.click(panel().getByRole('button', { name: /^Nhận bài/ }));
    await expect.element(title(GATE_STORM.title)).toBeVisible();
    await expect.poll(() => bodyOf('accept')).toEqual({ id: '1', version: 1, rejectsOthers: false });
  });

  test('R asks for a reason on a digit, the next text is in hand, and Z takes it back', async () => {
    await openReview(network);
    await userEvent.keyboard('jr');
    const dialog = page.getByRole('dialog', { name: `Loại “${COFFEE.title}”` });
    await expect.element(dialog).toBeVisible();
    stores('reject', COFFEE, { state: 'REJECTED', rejectReason: 'OLD' });
    await userEvent.keyboard('2');
    await expect.element(title(RIVER.title)).toBeVisible();
    await expect
      .poll(() => bodyOf('reject'))
      .toEqual({ id: '4', version: 1, reason: 'OLD', text: '', wholeStory: false });
    network.answer(`${CALL}/detail/4`, aDetail({ ...COFFEE, state: 'REJECTED', version: 2 }));
    stores('restore', COFFEE, { version: 3 });
    await userEvent.keyboard('z');
    await expect.element(title(COFFEE.title)).toBeVisible();
    await expect.poll(() => bodyOf('restore')).toEqual({ id: '4', version: 2 });
    await expect.element(notices().getByText(`Đã khôi phục “${COFFEE.title}”`)).toBeVisible();
    await userEvent.keyboard('z');
    await expect.element(notices().getByText('Không còn gì để hoàn tác.')).toBeVisible();
  });

  test('the last reason is written down, and digits in it stay text', async () => {
    await openReview(network);
    await userEvent.keyboard('r8');
    const field = page.getByRole('textbox', { name: 'Lý do khác' });
    await userEvent.fill(field, 'Đã có 2 bài');
    await userEvent.click(page.getByRole('checkbox', { name: 'Loại cả cụm (3 tin)' }));
    stores('reject', VI_DU_STORM, { state: 'REJECTED' });
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Loại', exact: true }));
    await expect.element(title(COFFEE.title)).toBeVisible();
    await expect
      .poll(() => bodyOf('reject'))
      .toEqual({ id: '1', version: 1, reason: 'OTHER', text: 'Đã có 2 bài', wholeStory: true });
  });

  test('D marks a duplicate of what the text is likened to, M merges it into our post', async () => {
    await openReview(network);
    stores('duplicate', VI_DU_STORM, { state: 'DUPLICATE' });
    await userEvent.keyboard('d');
    await expect
      .poll(() => bodyOf('duplicate'))
      .toEqual({ id: '1', version: 1, of: { kind: 'POST', id: '501' } });
    await expect.element(title(GATE_STORM.title)).toBeVisible();
    await userEvent.keyboard('d');
    const dialog = page.getByRole('dialog', { name: `“${GATE_STORM.title}” trùng với` });
    stores('duplicate', GATE_STORM, { state: 'DUPLICATE' });
    await userEvent.click(dialog.getByRole('button', { name: /^Báo Mẫu/ }));
    await expect
      .poll(() => bodyOf('duplicate'))
      .toEqual({ id: '2', version: 1, of: { kind: 'ITEM', id: '3' } });
  });

  test('M merges a text into the post that it is likened to', async () => {
    await openReview(network);
    stores('merge', VI_DU_STORM, { state: 'MERGED', postId: '501' });
    await userEvent.keyboard('m');
    await expect.poll(() => bodyOf('merge')).toEqual({ id: '1', version: 1, postId: '501' });
    await expect.element(title(GATE_STORM.title)).toBeVisible();
  });

  test('E accepts and opens the draft', async () => {
    await openReview(network);
    stores('accept', COFFEE, { state: 'ACCEPTED', postId: '78' });
    await userEvent.keyboard('je');
    await expect.poll(() => here().pathname).toBe('/manager_post/edit/78');
  });

  test('leaves letters alone while somebody types, and where they are switched off', async () => {
    await openReview(network);
    await userEvent.keyboard('/ad');
    await expect.element(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toHaveValue('ad');
    // Another queue begins at its first text.
    await expect.poll(() => here().search).toContain('text=ad');
    useAppConfig.setState({ letterKeys: false });
    await userEvent.click(story(COFFEE.title));
    await userEvent.keyboard('a');
    await expect.element(title(COFFEE.title)).toBeVisible();
    expect(network.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('a refusal brings the text back and says what happened', async () => {
  await openReview(network);
  network.fail(`${CALL}/accept`, 409, {
    error: -409,
    code: 'VERSION_CONFLICT',
    message: 'Lan đã xử lý tin này.',
  });
  await userEvent.keyboard('ja');
  await expect.element(notices().getByText(`“${COFFEE.title}”: Lan đã xử lý tin này.`)).toBeVisible();
  await expect.element(title(COFFEE.title)).toBeVisible();
  await expect.element(story(COFFEE.title)).toBeVisible();
});

test('ticked texts are handled together, and each that failed is named', async () => {
  await openReview(network);
  network.answer(`${CALL}/bulk`, {
    done: 1,
    total: 2,
    results: [
      { id: '4', ok: true },
      { id: '5', ok: false, message: 'Đã hết hạn mức' },
    ],
  });
  await userEvent.keyboard('jxjx');
  const bar = page.getByRole('toolbar', { name: 'Thao tác hàng loạt' });
  await userEvent.click(bar.getByRole('button', { name: 'Nhận bài' }));
  await expect.element(page.getByText(`${RIVER.title}: Đã hết hạn mức`)).toBeVisible();
  expect(bodyOf('bulk')).toEqual({ action: 'accept', ids: ['4', '5'] });
});

describe('the page', () => {
  test('passes axe in both themes, with its numbers and the pace of today', async () => {
    await openReview(network);
    await expect.element(page.getByText('5 tin · 3 cụm')).toBeVisible();
    await expect.element(page.getByText('Hôm nay đã duyệt 112 tin, 18 giây mỗi tin')).toBeVisible();
    await expect.element(page.getByText('1 số liệu khác')).toBeVisible();
    await expectAccessible();
    document.documentElement.dataset.theme = 'dark';
    onTestFinished(() => void delete document.documentElement.dataset.theme);
    await expectAccessible();
  });

  test('says when sources were read last where nothing waits', async () => {
    vi.setSystemTime('2026-11-20T09:30:00.000Z');
    onTestFinished(() => void vi.useRealTimers());
    await openReview(network, { stories: [], counts: { new: 0, stories: 0 } });
    await expect.element(page.getByText('Không có tin mới cần duyệt.')).toBeVisible();
    await expect.element(page.getByText('Lần thu thập gần nhất: 16:24')).toBeVisible();
  });

  test('on a phone shows the list first; a text opens over it with its actions at the thumb', async () => {
    await page.viewport(390, 844);
    network = freshBrowser();
    onTestFinished(() => page.viewport(1280, 900));
    await openReview(network, {});
    await expect.element(text()).not.toBeInTheDocument();
    await userEvent.click(story(COFFEE.title));
    await expect.element(title(COFFEE.title)).toBeVisible();
    await expectAccessible();
    stores('accept', COFFEE, { state: 'ACCEPTED', postId: '78' });
    await userEvent.click(
      page.getByRole('toolbar', { name: 'Quyết định' }).getByRole('button', { name: 'Nhận bài' }),
    );
    await expect.element(title(RIVER.title)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Danh sách tin' }));
    await expect.element(story(RIVER.title)).toBeVisible();
  });
});
