import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { articleOf, articleText } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, openEditor } from '../editing/test-support/open-editor.tsx';
import { aNote, anchorOf, TEXTS } from './test-support/a-note.ts';
import { bubble } from './test-support/bubble.ts';

const LIST = '/admin/post/note/list/5';
const CREATE = '/admin/post/note/create';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  sessionStorage.clear();
  network.answer(CREATE, aNote({ id: '99' }));
});

const MORE = Array.from({ length: 30 }, (_, index) => `Đoạn ${index}: chợ phiên họp từ sáng sớm.`);
const FOUR = [
  aNote({ id: '11', anchor: anchorOf('Giá xăng'), text: 'Một.' }),
  aNote({ id: '12', anchor: anchorOf('450 đồng'), text: 'Hai.', mustFix: true }),
  aNote({ id: '13', anchor: anchorOf('chiều nay'), text: 'Ba.' }),
  aNote({ id: '14', anchor: anchorOf('xếp hàng'), text: 'Bốn.' }),
];

async function open(notes = FOUR, texts: readonly string[] = [...TEXTS, ...MORE]): Promise<void> {
  network.answer(LIST, { items: notes });
  await openEditor(network, anOpenPost({}, { state: 'EDITING', content: articleOf(...texts) }));
}
const card = (text: string) => page.getByRole('article').filter({ hasText: text });
const boxes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-margin-card]')]
    .map((one) => ({ key: one.dataset.marginCard, ...one.getBoundingClientRect().toJSON() }))
    .sort((one, other) => one.top - other.top);
const passage = (text: string) => page.getByText(text, { exact: true }).first();
const lineOf = (text: string) => passage(text).element().getBoundingClientRect();
const overlaps = () =>
  boxes().filter(({ top }, at, all) => at > 0 && top < (all[at - 1]?.bottom ?? 0)).length;
const isChosenIn = (text: string) => passage(text).element().className.includes('chosen');

describe('beside a wide text', () => {
  test('notes stand in the order of their lines without overlap, the first at its line', async () => {
    await open();
    await expect.poll(() => boxes().map(({ key }) => key)).toEqual(['11', '12', '13', '14']);
    await expect.poll(overlaps).toBe(0);
    await expect
      .poll(() => {
        const [first] = boxes();
        const { top, bottom } = lineOf('Giá xăng');
        return first && first.top < top && first.bottom > bottom;
      })
      .toBe(true);
    expect(boxes()[0]?.left).toBeGreaterThan(lineOf('Giá xăng').right);
  });

  test('a passage that is clicked highlights its card at its line, and the cursor stays in the text', async () => {
    await open(FOUR, [...MORE.slice(0, 8), ...TEXTS, ...MORE.slice(8)]);
    await userEvent.click(passage('xếp hàng'));
    await expect.element(card('Bốn.')).toHaveAttribute('aria-current', 'true');
    await expect.element(articleText()).toHaveFocus();
    await expect.poll(() => isChosenIn('xếp hàng')).toBe(true);
    await expect
      .poll(() => {
        const { top, bottom } = card('Bốn.').element().getBoundingClientRect();
        const line = lineOf('xếp hàng');
        return top < line.top && bottom > line.bottom;
      })
      .toBe(true);
    await expect.poll(overlaps).toBe(0);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.element(card('Bốn.')).not.toHaveAttribute('aria-current');
  });

  test('a card that is clicked highlights its passage, and offers answer and "Xong"', async () => {
    await open();
    expect(card('Hai.').getByRole('button').elements()).toHaveLength(0);
    await userEvent.click(card('Hai.'));
    await expect.poll(() => isChosenIn('450 đồng')).toBe(true);
    await expect.element(card('Hai.').getByRole('button', { name: 'Xong' })).toBeVisible();
    await userEvent.click(card('Hai.').getByRole('button', { name: 'Trả lời' }));
    await userEvent.keyboard('Đã kiểm tra{Control>}{Enter}{/Control}');
    await expect
      .poll(() => network.to(CREATE).at(-1)?.body)
      .toMatchObject({ parentId: '12', text: 'Đã kiểm tra' });
  });

  test('the mouse over a passage highlights its card, and over a card its passage', async () => {
    await open();
    await userEvent.hover(passage('chiều nay'));
    const pointed = () => document.querySelector<HTMLElement>('[data-pointed]')?.dataset.marginCard;
    await expect.poll(pointed).toBe('13');
    await userEvent.hover(card('Hai.'));
    await expect.poll(pointed).toBeUndefined();
    await expect.poll(() => isChosenIn('450 đồng')).toBe(true);
    await userEvent.unhover(card('Hai.'));
    await expect.poll(() => isChosenIn('450 đồng')).toBe(false);
  });

  test('keys lead from a passage to its card, on to the next ones and back to the text', async () => {
    await open();
    await userEvent.click(passage('450 đồng'));
    await userEvent.keyboard('{Control>}{Alt>}g{/Alt}{/Control}');
    await expect.element(card('Hai.')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(card('Ba.')).toHaveFocus();
    await expect.poll(() => isChosenIn('chiều nay')).toBe(true);
    await userEvent.keyboard('{Tab}');
    await expect.element(card('Ba.').getByRole('button').first()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}');
    await expect.element(articleText()).toHaveFocus();
  });

  test('a new note is written at its line, and no line of the text moves', async () => {
    await open([], [...TEXTS, ...MORE]);
    const lines = () => [...articleText().element().children].map((one) => one.getBoundingClientRect().top);
    const second = articleText().element().children[1]?.firstChild;
    articleText().element().focus();
    if (second) window.getSelection()?.setBaseAndExtent(second, 0, second, 8);
    await expect.poll(bubble).toBe(true);
    const before = lines();
    await userEvent.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
    const words = page.getByRole('textbox', { name: 'Ghi chú mới' });
    await expect.element(words).toHaveFocus();
    await userEvent.keyboard('Ai xếp hàng?');
    expect(lines()).toEqual(before);
    await expect.poll(() => boxes().map(({ key }) => key)).toEqual(['new']);
    const box = words.element().getBoundingClientRect();
    expect(Math.abs(box.top - (before[1] ?? 0))).toBeLessThan(40);
    network.answer(LIST, {
      items: [aNote({ id: '99', anchor: anchorOf('Người dân'), text: 'Ai xếp hàng?' })],
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(card('Ai xếp hàng?')).toHaveAttribute('aria-current', 'true');
    expect(lines()).toEqual(before);
  });

  test('of 200 notes only those near the visible part are rendered', async () => {
    const texts = Array.from({ length: 200 }, (_, index) => `Chuyện số ${index} ở chợ phiên vùng cao.`);
    const many = texts.map((text, index) =>
      aNote({
        id: String(100 + index),
        text: `Ghi chú ${index}.`,
        anchor: {
          text: `Chuyện số ${index}`,
          prefix: '',
          suffix: text.slice(`Chuyện số ${index}`.length),
          block: index,
          at: 0,
          isLost: false,
        },
      }),
    );
    await open(many, texts);
    const keys = () => boxes().map(({ key }) => Number(key));
    await expect.poll(() => keys()[0]).toBe(100);
    await expect.poll(overlaps).toBe(0);
    expect(keys().length).toBeLessThan(40);
    page.getByRole('tabpanel').element().scrollTop = 4_000;
    await expect.poll(() => Math.min(...keys())).toBeGreaterThan(105);
    expect(keys().length).toBeLessThan(40);
  });
});

describe('where the page is narrow', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    network = freshBrowser();
  });

  test('a passage that is clicked opens a drawer, and its line stays in view', async () => {
    await open([
      ...FOUR,
      aNote({
        id: '15',
        text: 'Năm.',
        anchor: { text: 'Đoạn 20', prefix: '', suffix: ': chợ phiên', block: 22, at: 0, isLost: false },
      }),
    ]);
    expect(document.querySelector('[data-margin-card]')).toBeNull();
    await userEvent.click(passage('Đoạn 20'));
    const drawer = page.getByRole('region', { name: 'Ghi chú biên tập' });
    await expect.element(card('Năm.')).toHaveFocus();
    await expect
      .poll(() => drawer.element().getBoundingClientRect().top - lineOf('Đoạn 20').bottom)
      .toBeGreaterThan(0);
    await userEvent.click(drawer.getByRole('button', { name: 'Đóng', exact: true }));
    await expect.element(drawer).not.toBeInTheDocument();
  });

  test('suggestions are a drawer too, which follows the one at hand', async () => {
    const attrs = {
      id: 'suggest-1',
      authorId: '7',
      authorName: 'Trần Biên Tập',
      time: '2026-11-22T03:00:00.000Z',
    };
    const suggested = articleOf(...MORE, 'sớm mai');
    const last = suggested.content.at(-1)?.content?.[0];
    if (last) Object.assign(last, { marks: [{ type: 'insertion', attrs }] });
    network.answer(LIST, { items: [] });
    await openEditor(network, anOpenPost({}, { state: 'EDITING', content: suggested }));
    await userEvent.click(page.getByRole('button', { name: /^Đề xuất sửa.*1/ }));
    const drawer = page.getByRole('region', { name: 'Đề xuất sửa' });
    await userEvent.click(drawer.getByRole('button', { name: 'Đề xuất sau' }));
    await expect
      .poll(() => drawer.element().getBoundingClientRect().top - lineOf('sớm mai').bottom)
      .toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
  });
});
