import type { FoundName } from '@toasoan/contract/features/tags/tag.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { answerTags, aTag, openTags } from './test-support/open-tags.tsx';

const PREVIEW = '/admin/tag/addMany/preview';
const ADD = '/admin/tag/addMany';
const MERGE = '/admin/tag/merge';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: RegExp) => page.getByRole('checkbox', { name });

describe('adding many tags', () => {
  const peace = { id: '5', title: 'Hòa bình', postCount: 12 };
  const found: FoundName[] = [
    { title: 'Lễ hội', finding: 'NEW', tag: null, earlier: null },
    { title: 'Hoà bình', finding: 'NEAR', tag: peace, earlier: null },
    { title: 'Lê hội', finding: 'NEAR', tag: null, earlier: 'Lễ hội' },
    { title: 'hòa bình', finding: 'KNOWN', tag: peace, earlier: null },
  ];

  test('shows what each name would become, and adds what is ticked', async () => {
    await openTags(network, [aTag()]);
    network.answer(PREVIEW, { items: found });
    network.answer(ADD, { created: [aTag(), aTag()], skipped: [] });
    await userEvent.click(button('Thêm nhiều thẻ'));
    await userEvent.fill(page.getByLabelText('Mỗi dòng một thẻ'), found.map(({ title }) => title).join('\n'));
    await userEvent.click(button('Xem trước'));
    await expect.element(page.getByText(/^1 thẻ mới, 2 gần trùng, 1 đã có/)).toBeVisible();
    await expect.element(box(/^Lễ hội/)).toBeChecked();
    await expect.element(box(/^Hoà bình.*Gần giống thẻ “Hòa bình” \(12 bài\)/)).not.toBeChecked();
    await expect.element(box(/^hòa bình.*bỏ qua/)).toBeDisabled();
    await expectAccessible();
    await userEvent.click(page.getByText('Gần giống “Lễ hội” ở trên'));
    await userEvent.click(button('Thêm 2 thẻ'));
    await expect.element(page.getByText('Đã thêm 2 thẻ.')).toBeVisible();
    expect(network.to(ADD)[0]?.body).toEqual({ titles: ['Lễ hội', 'Lê hội'] });
  });
});

describe('merging the selected tags', () => {
  const few = aTag({ id: '5', title: 'Hoà bình', slug: 'hoa-binh-2', postCount: 3 });
  const many = aTag({ id: '6', title: 'Hòa bình', slug: 'hoa-binh', postCount: 12, version: 4 });

  async function openMerge() {
    await openTags(network, [few, many]);
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Gộp…' }));
  }

  test('proposes to keep the most used one, says what goes where, and sends the other one', async () => {
    await openMerge();
    await expect.element(page.getByRole('radio', { name: /^Hòa bình/ })).toBeChecked();
    await expect.element(page.getByText(/3 bài viết chuyển sang “Hòa bình”.*Không hoàn tác/)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^Hoà bình/ }));
    await expect.element(page.getByText(/12 bài viết chuyển sang “Hoà bình”/)).toBeVisible();
    await expectAccessible();
    network.answer(MERGE, few);
    await userEvent.click(button('Gộp 1 thẻ vào thẻ giữ lại'));
    await expect.element(page.getByText('Đã gộp 1 thẻ vào “Hoà bình”.')).toBeVisible();
    expect(network.to(MERGE)[0]?.body).toEqual({ from: [{ id: '6', version: 4 }], intoId: '5' });
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  });

  test('shows the newest tags when somebody changed one of them, and merges none', async () => {
    await openMerge();
    await expect.element(page.getByRole('radio', { name: /^Hòa bình/ })).toBeChecked();
    network.fail(MERGE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    answerTags(network, [{ ...few, title: 'Hoà bình 2026', version: 3 }, many]);
    await userEvent.click(button('Gộp 1 thẻ vào thẻ giữ lại'));
    await expect.element(page.getByText(/chưa gộp thẻ nào/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Hoà bình 2026/ })).toBeVisible();
  });

  test('waits for a second tag', async () => {
    await openTags(network, [few, many]);
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Hoà bình' }));
    const merge = page.getByRole('toolbar').getByRole('button', { name: 'Gộp…' });
    await expect.element(merge).toHaveAttribute('data-tip', 'Chọn từ hai thẻ trở lên để gộp');
  });
});
