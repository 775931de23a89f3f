import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/expect-accessible.ts';
import type { Network } from '../../../../../test/network.ts';
import { articleOf } from '../../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../../test/open-console.tsx';
import { slowness, takenBy } from '../../../../../test/processor-time.ts';
import { anOpenPost, openEditor, panel, sent } from '../test-support/open-editor.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function chooseType(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: /^Loại bài:/ }));
  await userEvent.click(page.getByRole('option', { name, exact: true }));
}
async function save(): Promise<void> {
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent(network)).toBeDefined();
}
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const entry = (n: number): LiveEntry => ({
  id: `entry-${n}`,
  time: new Date(Date.UTC(2026, 10, 20) + n * 60_000).toISOString(),
  title: `Mục số ${n}`,
  text: 'Một câu tường thuật.',
  isPinned: false,
  authorName: 'Hà Anh',
});

test('changing the type keeps the data of the previous one', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.click(panel('Loại bài'));
  await chooseType('Video');
  await userEvent.type(textbox('Địa chỉ video'), 'https://youtu.be/dQw4w9WgXcQ');
  await expect.element(page.getByRole('link', { name: 'youtube.com/watch?v=dQw4w9WgXcQ' })).toBeVisible();
  await userEvent.type(textbox('Thời lượng'), '3:45');
  await chooseType('Thăm dò ý kiến');
  await expect.element(textbox('Câu hỏi')).toBeVisible();
  await chooseType('Video');
  await expect.element(textbox('Thời lượng')).toHaveValue('3:45');
  await save();
  expect(sent(network)).toMatchObject({
    postType: 'VIDEO',
    video: { address: 'https://youtu.be/dQw4w9WgXcQ', durationSec: 225 },
  });
});

test('types without a section say so, and a correction cannot be chosen by hand', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.click(panel('Loại bài'));
  await userEvent.click(page.getByRole('button', { name: /^Loại bài:/ }));
  const long = page.getByRole('option', { name: /eMagazine/ });
  await expect.element(long).toMatchTextContent(/Cần bố cục eMagazine/);
  await expect.element(long).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('option', { name: /Cải chính/ }).query()).toBeNull();
});

describe('a live blog', () => {
  test('is written newest first, and undo restores a removed entry', async () => {
    await openEditor(network, anOpenPost({ postType: 'LIVE', liveEntries: [entry(1), entry(2)] }));
    await userEvent.click(page.getByRole('button', { name: 'Thêm mục' }));
    await expect.element(textbox('Tít của mục')).toHaveFocus();
    await userEvent.keyboard('Khai mạc');
    await userEvent.click(page.getByRole('button', { name: 'Xong' }));
    await userEvent.click(page.getByRole('button', { name: 'Ghim Mục số 1' }));
    const titles = () =>
      page
        .getByRole('button', { name: /^\d\d\/.*(Mục số|Khai mạc)/ })
        .elements()
        .map((row) => row.textContent);
    expect(titles().map((title) => title?.slice(16).replace('Đã ghim: ', ''))).toEqual([
      'Mục số 1',
      'Khai mạc',
      'Mục số 2',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Xóa Khai mạc' }));
    expect(titles()).toHaveLength(2);
    await userEvent.click(
      page.getByRole('region', { name: 'Thông báo' }).getByRole('button', { name: 'Hoàn tác' }),
    );
    expect(titles()).toHaveLength(3);
    await save();
    expect((sent(network).liveEntries as LiveEntry[]).map(({ title }) => title).sort()).toEqual([
      'Khai mạc',
      'Mục số 1',
      'Mục số 2',
    ]);
  });

  test('with six hundred entries shows a typed letter within two frames', async () => {
    const entries = Array.from({ length: 600 }, (_, n) => entry(n));
    await openEditor(network, anOpenPost({ postType: 'LIVE', liveEntries: entries }));
    document.querySelector<HTMLElement>('[data-field=liveEntries] li button')?.click();
    await expect.element(textbox('Tít của mục')).toHaveFocus();
    const times: number[] = [];
    for (const letter of 'khaimac')
      times.push(await takenBy(() => document.execCommand('insertText', false, letter)));
    await expect.element(textbox('Tít của mục')).toHaveValue('Mục số 599khaimac');
    expect((times.toSorted((a, b) => a - b)[3] ?? Number.NaN) / (await slowness())).toBeLessThan(50);
  });
});

test('options of a poll are added, ordered by keys and removed', async () => {
  await openEditor(network, anOpenPost({ postType: 'QUIZ_POLL' }));
  await userEvent.type(textbox('Lựa chọn 1'), 'Mùa lúa');
  await userEvent.type(textbox('Lựa chọn 2'), 'Mùa mây');
  await userEvent.click(page.getByRole('button', { name: 'Thêm lựa chọn' }));
  await userEvent.type(textbox('Lựa chọn 3'), 'Mùa hoa');
  page
    .getByRole('button', { name: /^Đổi chỗ Mùa hoa/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await userEvent.click(page.getByRole('button', { name: 'Bỏ lựa chọn Mùa lúa' }));
  await save();
  const { options } = sent(network).poll as { options: { text: string }[] };
  expect(options.map(({ text }) => text)).toEqual(['Mùa hoa', 'Mùa mây']);
});

test('an answered question says so, and its answer names a guest', async () => {
  await openEditor(network, anOpenPost({ postType: 'QA' }));
  await userEvent.click(page.getByRole('button', { name: 'Thêm khách mời' }));
  await userEvent.type(textbox('Khách mời 1'), 'TS. Nguyễn Văn An');
  await userEvent.click(page.getByRole('button', { name: 'Thêm câu hỏi' }));
  await expect.element(textbox('Nội dung câu hỏi')).toHaveFocus();
  await userEvent.keyboard('Lễ hội có gì mới?');
  await userEvent.type(textbox('Trả lời'), 'Có phần rước nước.');
  await userEvent.click(page.getByRole('button', { name: /^Người trả lời/ }));
  await userEvent.click(page.getByRole('option', { name: 'TS. Nguyễn Văn An' }));
  await save();
  const { guests, items } = sent(network).questions as { guests: { id: string }[]; items: object[] };
  expect(items).toMatchObject([{ question: 'Lễ hội có gì mới?', state: 'ANSWERED', guestId: guests[0]?.id }]);
});

test('a brief counts its words and says when it is too long', async () => {
  const long = articleOf(Array.from({ length: 301 }, () => 'chữ').join(' '));
  await openEditor(network, anOpenPost({ postType: 'BRIEF' }, { content: long }));
  await expect.element(page.getByText('301 / 300 chữ: dài hơn một tin vắn')).toBeVisible();
});

test.each(['VIDEO', 'LIVE', 'QUIZ_POLL', 'QA', 'DOCUMENT'] as const)(
  'the part of %s has no accessibility violations',
  async (postType) => {
    const post = anOpenPost({ postType, liveEntries: [entry(1)] });
    await openEditor(network, post);
    await expect.poll(() => document.querySelector('[data-part] section')).not.toBeNull();
    await expectAccessible('[data-part]');
  },
);
