import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { articleOf } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, headline, openEditor, other, panel, sent } from './test-support/open-editor.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const saved = () => expect.poll(() => sent(network)).toBeDefined();

describe('the checklist', () => {
  test('counts problems at their panel, and a line opens a closed panel', async () => {
    await openEditor(network, anOpenPost({ isSponsored: true }));
    await expect.element(panel('Pháp lý và AI')).toMatchTextContent(/^Pháp lý và AI1/);
    await userEvent.click(page.getByRole('button', { name: /^Sửa: Bài tài trợ cần ghi tên/ }));
    const sponsor = page.getByRole('textbox', { name: /Đơn vị tài trợ/ });
    await expect.element(sponsor).toHaveFocus();
    await userEvent.type(sponsor, 'Hội Chữ thập đỏ');
    await expect.element(panel('Pháp lý và AI')).toHaveTextContent('Pháp lý và AI');
    expect(page.getByRole('button', { name: /^Sửa: Bài tài trợ/ }).query()).toBeNull();
  });

  test('asks for a source when the text is not the newsroom’s own', async () => {
    await openEditor(network, anOpenPost());
    expect(page.getByRole('textbox', { name: /Nguồn tin/ }).query()).toBeNull();
    await userEvent.click(panel('Tác giả và nguồn'));
    await userEvent.click(page.getByRole('button', { name: /^Nguồn gốc bài/ }));
    await userEvent.click(page.getByRole('option', { name: 'Tổng hợp' }));
    const line = page.getByRole('button', { name: /^Sửa: Bài không tự sản xuất/ });
    await expect.element(line).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: /Nguồn tin/ }), 'TTXVN');
    await expect.element(line).not.toBeInTheDocument();
  });
});

describe('saving', () => {
  test('sends every field, and unchanged fields as they were', async () => {
    await openEditor(network, anOpenPost({ dateline: 'Hà Nội', internalNote: 'Gọi lại nguồn tin' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Mũ tít' }), 'Phóng sự');
    await userEvent.click(page.getByRole('button', { name: 'Tít ngắn' }));
    await expect.element(page.getByRole('textbox', { name: 'Tít ngắn' })).toHaveFocus();
    await userEvent.keyboard('Lúa chín');
    await userEvent.keyboard('{Control>}s{/Control}');
    await saved();
    expect(sent(network)).toMatchObject({
      kicker: 'Phóng sự',
      shortTitle: 'Lúa chín',
      dateline: 'Hà Nội',
      internalNote: 'Gọi lại nguồn tin',
      version: 1,
    });
  });

  test('stops at an invalid field and leads there, even in a closed panel', async () => {
    await openEditor(network, anOpenPost());
    await userEvent.click(panel('Liên kết tĩnh và SEO'));
    await userEvent.type(page.getByRole('textbox', { name: /URL chuẩn/ }), 'trang của tôi');
    await userEvent.click(panel('Liên kết tĩnh và SEO'));
    await userEvent.click(headline());
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByRole('textbox', { name: /URL chuẩn/ })).toHaveFocus();
    await expect.element(page.getByText('Giá trị không đúng định dạng.')).toBeVisible();
    expect(sent(network)).toBeUndefined();
  });

  test('keeps changes of a public post beside it, on top of waiting changes', async () => {
    const post = anOpenPost(
      {},
      {
        state: 'PUBLISHED',
        hasPending: true,
        pending: {
          draft: { title: 'Mùa lúa mới' },
          categories: [],
          tags: [],
          updateTime: '2026-11-20T03:05:00.000Z',
          updatedBy: 'Hà Anh',
        },
      },
    );
    await openEditor(network, post);
    await expect.element(headline()).toHaveValue('Mùa lúa mới');
    await expect.element(page.getByText(/chưa hiện với bạn đọc\. Bản nháp gần nhất: Hà Anh/)).toBeVisible();
    await userEvent.click(panel('Tác giả và nguồn'));
    await userEvent.click(page.getByRole('switch', { name: 'Không hiện tên tác giả' }));
    await userEvent.click(page.getByRole('button', { name: /^Lưu bản nháp/ }));
    await expect.element(page.getByText(/^Đã lưu bản nháp\./)).toBeVisible();
    expect(sent(network)).toMatchObject({ title: 'Mùa lúa mới', hideAuthor: true });
    expect(sent(network)).not.toHaveProperty('slug');
  });
});

/** Those that are closed at first. */
const PANELS = [
  'Tác giả và nguồn',
  'Loại bài',
  'Nhân vật, địa điểm',
  'Liên quan',
  'Hiển thị',
  'Liên kết tĩnh',
  'Pháp lý',
  'Ghi chú$',
  'Thời hạn đăng',
];

describe('panels', () => {
  test('begin with category, cover and checks, and end with the times', async () => {
    await openEditor(network, anOpenPost({ expireTime: '2026-12-01T03:00:00.000Z' }));
    await expect.element(panel('Thời hạn đăng')).toMatchTextContent(/đến 01\/12\/2026 10:00/);
    const names = [...document.querySelectorAll<HTMLElement>('[data-panel]')].map(
      ({ dataset }) => dataset.panel,
    );
    expect(names.slice(0, 3)).toEqual(['post.terms', 'post.cover', 'post.publish']);
    expect(names.at(-1)).toBe('post.times');
  });

  test('scroll by themselves beside the text, as high as the page', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `Đoạn ${index}.`);
    await openEditor(network, anOpenPost({}, { content: articleOf(...lines) }));
    const aside = page.getByRole('complementary').element();
    await expect.poll(() => aside.scrollHeight > aside.clientHeight).toBe(true);
    page.getByRole('tabpanel').element().scrollTop = 600;
    await expect.poll(() => Math.round(aside.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    const top = aside.getBoundingClientRect().top;
    aside.scrollTop = 200;
    expect(aside.getBoundingClientRect().top).toBe(top);
    expect(page.getByRole('tabpanel').element().scrollTop).toBe(600);
  });

  test('on a phone the head leaves three quarters of the first screen, and all its actions are there', async () => {
    await page.viewport(390, 844);
    network = freshBrowser();
    await openEditor(network, anOpenPost({}, { state: 'EDITING' }));
    const head = () => document.querySelector('main header')?.getBoundingClientRect().bottom;
    await expect.element(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
    await userEvent.fill(headline(), 'Mùa lúa chín ở Mường Lống');
    await expect.element(page.getByText(/^Bản riêng của bạn/).first()).toBeVisible();
    expect(head()).toBeLessThanOrEqual(844 / 4);
    expect(headline().element().getBoundingClientRect().top).toBeLessThan(844 / 3);
    const tools = page.getByRole('toolbar').element().getBoundingClientRect();
    await expect.poll(() => Math.round(tools.bottom)).toBeLessThanOrEqual(844);
    expect(tools.top).toBeGreaterThan(844 / 2);
    await userEvent.click(page.getByRole('button', { name: 'Xử lý bài' }));
    for (const name of ['Lịch sử', 'Xem', /^Xem trước/])
      await expect.element(page.getByRole('menuitem', { name }).first()).toBeVisible();
  });

  test('a province is found by its former name', async () => {
    await openEditor(network, anOpenPost());
    await userEvent.click(page.getByRole('button', { name: /^Tỉnh, thành liên quan/ }));
    await userEvent.keyboard('ha giang{Enter}{Escape}');
    await expect.element(page.getByRole('button', { name: 'Bỏ Tuyên Quang' })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await saved();
    expect(sent(network)).toMatchObject({ provinceCodes: ['08'] });
  });

  test('related posts are searched without the post itself and ordered by keys', async () => {
    const found = [other('5', 'Mùa lúa chín'), other('6', 'Chợ nổi'), other('7', 'Hoa gạo')];
    await openEditor(network, anOpenPost(), found);
    await userEvent.click(panel('Liên quan'));
    await userEvent.click(page.getByRole('button', { name: 'Bài chọn tay: Thêm bài' }));
    await expect.element(page.getByRole('option', { name: /Chợ nổi/ })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(2);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Escape}');
    const handle = page.getByRole('button', { name: /^Đổi chỗ Chợ nổi/ });
    handle.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('Chợ nổi: vị trí 2 / 2')).toBeInTheDocument();
    await expect.element(handle).toHaveFocus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await saved();
    expect(sent(network)).toMatchObject({ relatedPostIds: ['7', '6'] });
  });

  test.each(['light', 'dark'])('have no accessibility violations when all are open, %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    await openEditor(
      network,
      anOpenPost({ origin: 'CRAWLED', isSponsored: true, relatedMode: 'collection' }),
    );
    for (const name of PANELS) await userEvent.click(panel(name));
    await expectAccessible(page.getByRole('complementary').element());
  });
});
