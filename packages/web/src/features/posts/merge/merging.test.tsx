import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { headline } from '../editing/test-support/open-editor.tsx';
import {
  aVersion,
  expectSent,
  LINES,
  line,
  openWhile,
  refuse,
  save,
  sentLines,
  sentVersion,
  shownLines,
  typeAfter,
  UPDATE,
} from './test-support/two-people.ts';

const [A = '', B = '', C = ''] = LINES;
const panel = () => page.getByRole('region', { name: 'Chỗ cả hai cùng sửa' });
const answer = (name: RegExp) => panel().getByRole('radio', { name });

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('a save over a newer version', () => {
  test('merges changes of different paragraphs, saves again at once and names the colleague', async () => {
    await openWhile(network, aVersion(2, [A, B, `${C} Trần Minh viết.`]));
    await typeAfter('Mùa lúa chín', ' Tôi viết.');
    await save();
    await expectSent(network, [`${A} Tôi viết.`, B, `${C} Trần Minh viết.`]);
    expect(network.to(UPDATE).at(-1)?.body).toMatchObject({ version: 2 });
    await expect.element(page.getByText(/^Đã ghép thay đổi của Trần Minh/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Xem', exact: true }).last()).toBeVisible();
    expect(shownLines()).toEqual([`${A} Tôi viết.`, B, `${C} Trần Minh viết.`]);
  });

  test('lets the person look through what came in, and drop single changes by keys', async () => {
    const theirs = ['Trần Minh mở bài.', A, B, `${C} Trần Minh viết.`];
    await openWhile(network, aVersion(2, theirs));
    await typeAfter('Mùa lúa chín', ' Tôi viết.');
    await save();
    await expect.element(page.getByText(/^Đã ghép thay đổi của Trần Minh/)).toBeVisible();
    await expect.poll(shownLines).toContain(`${A} Tôi viết.`);
    await userEvent.click(page.getByRole('button', { name: 'Xem', exact: true }).last());
    const dialog = page.getByRole('dialog', { name: /^Thay đổi của Trần Minh/ });
    await expect.element(dialog.getByText('Lấy 2/2')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('nr');
    await expect.element(dialog.getByText('Lấy 1/2')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ 1 thay đổi' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(shownLines).toEqual([`${A} Tôi viết.`, B, `${C} Trần Minh viết.`]);
    const before = network.to(UPDATE).length;
    await save();
    await expect.poll(() => network.to(UPDATE).length).toBeGreaterThan(before);
    expect(sentLines(network)).toEqual([`${A} Tôi viết.`, B, `${C} Trần Minh viết.`]);
  });

  test('keeps the cursor, and one undo removes what came in', async () => {
    await openWhile(network, aVersion(2, [`Trần Minh mở bài.`, A, B, C]));
    await typeAfter('Giá lúa', ' Tôi');
    await save();
    await expect.poll(shownLines).toEqual(['Trần Minh mở bài.', A, B, `${C} Tôi`]);
    await userEvent.keyboard(' viết tiếp');
    await expect.poll(shownLines).toEqual(['Trần Minh mở bài.', A, B, `${C} Tôi viết tiếp`]);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await expect.poll(shownLines).toEqual([A, B, `${C} Tôi`]);
  });

  test('merges fields and lists of the form too', async () => {
    const now = aVersion(2, LINES, { excerpt: 'Sapo mới của Minh.', keywords: ['lúa', 'Mường Lống'] });
    await openWhile(network, now, aVersion(1, LINES, { keywords: ['lúa'] }));
    await userEvent.fill(headline(), 'Mùa vàng');
    await save();
    await expect
      .poll(() => network.to(UPDATE).at(-1)?.body)
      .toMatchObject({
        version: 2,
        title: 'Mùa vàng',
        excerpt: 'Sapo mới của Minh.',
        keywords: ['lúa', 'Mường Lống'],
      });
  });

  test('merges again when a third person was faster', async () => {
    await openWhile(network, aVersion(2, [A, `${B} Minh.`, C]));
    const seen: number[] = [];
    const answers = [aVersion(2, [A, `${B} Minh.`, C]), aVersion(3, [A, `${B} Minh.`, `${C} Lan.`])];
    network.reply('/admin/post/detail/5', () => Response.json({ error: 0, data: answers[seen.length - 1] }));
    network.reply(UPDATE, () => {
      const version = sentVersion(network);
      seen.push(version);
      if (version < 3) return refuse();
      return Response.json({ error: 0, data: aVersion(4, sentLines(network)) });
    });
    await typeAfter('Mùa lúa chín', ' Tôi.');
    await save();
    await expect.poll(() => seen).toEqual([1, 2, 3]);
    expect(sentLines(network)).toEqual([`${A} Tôi.`, `${B} Minh.`, `${C} Lan.`]);
  });
});

describe('a paragraph that both changed', () => {
  const mine = `${B} Tôi viết.`;
  const theirs = `${B} Minh viết.`;
  async function openAsked() {
    await openWhile(network, aVersion(2, [`${A} Minh.`, theirs, C]));
    await typeAfter('Bà con gặt', ' Tôi viết.');
    await save();
    await expect.element(panel()).toBeVisible();
  }

  test('shows the base in a question and focuses the first answer', async () => {
    await openAsked();
    await expect.element(answer(/^Của bạn/)).toHaveFocus();
    await expect.element(panel()).toMatchTextContent(/Trước đó.*Bà con gặt/);
    await expect.element(panel()).toMatchTextContent(/Minh viết\./);
    await expect.element(panel()).toMatchTextContent(/phần còn lại đã ghép xong/);
    expect(shownLines()).toEqual([A, mine, C]);
  });

  test.each([
    ['mine', '{Space}', mine],
    ['theirs', '{ArrowDown}', theirs],
  ])('is decided by keys alone: %s', async (_, keys, wanted) => {
    await openAsked();
    await userEvent.keyboard(keys === '{Space}' ? ' ' : keys);
    await save();
    await expectSent(network, [`${A} Minh.`, wanted, C]);
    await expect.element(panel()).not.toBeInTheDocument();
    expect(network.to(UPDATE).at(-1)?.body).toMatchObject({ version: 2 });
  });

  test('may be kept twice, or rewritten', async () => {
    await openAsked();
    await userEvent.click(answer(/^Giữ cả hai/));
    await userEvent.click(answer(/^Tự viết lại/));
    const own = page.getByRole('textbox', { name: /viết lại$/ });
    await expect.element(own).toHaveValue(mine);
    await userEvent.fill(own, 'Cả hai cùng viết.\nHai đoạn.');
    await save();
    await expectSent(network, [`${A} Minh.`, 'Cả hai cùng viết.', 'Hai đoạn.', C]);
  });

  test('blocks a save, which leads to the question and sends nothing', async () => {
    await openAsked();
    const before = network.to(UPDATE).length;
    await userEvent.click(line('Giá lúa'));
    await save();
    await expect.element(answer(/^Của bạn/)).toHaveFocus();
    expect(network.to(UPDATE)).toHaveLength(before);
  });

  test('does not block typing elsewhere: that text is in the result too', async () => {
    await openAsked();
    await typeAfter('Giá lúa', ' Viết tiếp.');
    await userEvent.click(answer(/^Của Trần Minh/));
    await save();
    await expectSent(network, [`${A} Minh.`, theirs, `${C} Viết tiếp.`]);
  });

  test('keeps words typed after theirs was chosen', async () => {
    await openAsked();
    await userEvent.click(answer(/^Của Trần Minh/));
    await typeAfter('Bà con gặt', ' Thêm nữa.');
    await save();
    await expectSent(network, [`${A} Minh.`, `${theirs} Thêm nữa.`, C]);
  });

  test('becomes a new question when typed words touch the choice', async () => {
    await openWhile(network, aVersion(2, [A, `${B} Minh`, C]));
    await typeAfter('Bà con gặt', ' Tôi');
    await save();
    await userEvent.click(answer(/^Của Trần Minh/));
    await typeAfter('Bà con gặt', ' viết');
    await save();
    await expect.element(panel()).toMatchTextContent(/viết/);
    expect(sentLines(network)).toEqual([A, `${B} Tôi`, C]);
  });

  test.each(['light', 'dark'])('has no accessibility violations, %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    await openAsked();
    await expectAccessible(panel().element());
  });
});

test('a headline that both changed becomes a question beside the paragraphs', async () => {
  await openWhile(network, aVersion(2, LINES, { title: 'Mùa gặt' }));
  await userEvent.fill(headline(), 'Mùa vàng');
  await save();
  await userEvent.click(panel().getByRole('radio', { name: /^Tự viết lại/ }));
  await userEvent.fill(page.getByRole('textbox', { name: /viết lại$/ }), 'Mùa gặt vàng');
  await save();
  await expect
    .poll(() => network.to(UPDATE).at(-1)?.body)
    .toMatchObject({ version: 2, title: 'Mùa gặt vàng' });
});
