import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { answerTags, aTag, openTags } from './test-support/open-tags.tsx';

const CREATE = '/admin/tag/create';
const UPDATE = '/admin/tag/update';
const BULK = '/admin/tag/bulk';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const HUE = aTag();
const SEA_GAMES = aTag({ id: '6', title: 'SEA Games', slug: 'sea-games', kind: 'TOPIC', postCount: 1254 });

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const title = () => page.getByRole('textbox', { name: 'Tên thẻ' });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const openMenu = (name: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${name}` }));
const bodyOf = (path: string) => network.to(path)[0]?.body;

describe('the list of tags', () => {
  test('shows kind, use and status of every tag, and passes axe', async () => {
    await openTags(network, [HUE, { ...SEA_GAMES, status: 'DISABLED' }]);
    await expect.element(row('Huế')).toMatchTextContent(/Địa danh.*Hoạt động/);
    await expect.element(row('SEA Games')).toMatchTextContent(/Chủ đề.*1\.254.*Ngừng hoạt động/);
    await expectAccessible();
  });

  test('keeps the chosen status in the address', async () => {
    await openTags(network, [HUE]);
    await userEvent.click(page.getByRole('button', { name: 'Trạng thái', exact: true }));
    await userEvent.click(page.getByRole('option', { name: 'Ngừng hoạt động' }));
    await expect.poll(() => here().search).toBe('?status=DISABLED');
    await expect.element(page.getByRole('button', { name: 'Trạng thái: Ngừng hoạt động' })).toBeVisible();
  });

  test('offers the first tag while there is none', async () => {
    await openTags(network, []);
    await expect.element(page.getByText('Chưa có thẻ nào')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Thêm thẻ' }).last());
    await expect.element(page.getByRole('dialog', { name: 'Thẻ mới' })).toBeVisible();
  });

  test('selects by x and opens a tag by e', async () => {
    await openTags(network, [HUE, SEA_GAMES]);
    await userEvent.keyboard('jx');
    await expect.element(page.getByText('Đã chọn 1')).toBeVisible();
    await userEvent.keyboard('je');
    await expect.poll(() => here().search).toBe('?open=6');
    await expect.element(page.getByRole('dialog', { name: 'Sửa thẻ' })).toBeVisible();
  });
});

describe('the drawer', () => {
  test('creates a tag and stays open on it', async () => {
    await openTags(network, [HUE]);
    const created = aTag({ id: '7', title: 'Sa Pa', slug: 'sa-pa', version: 1 });
    network.answer(CREATE, created);
    network.answer('/admin/tag/detail/7', created);
    await userEvent.click(page.getByRole('button', { name: 'Thêm thẻ', exact: true }));
    await userEvent.fill(title(), 'Sa Pa');
    await expectAccessible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(bodyOf(CREATE)).toMatchObject({ title: 'Sa Pa', kind: 'KEYWORD', status: 'ENABLE' });
    await expect.poll(() => here().search).toBe('?open=7');
  });

  test('shows both versions after a conflict and saves the choice over the newer one', async () => {
    await openTags(network, [HUE], 'ADMIN', '?open=5');
    await expect.element(title()).toHaveValue('Huế');
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    const by = { userId: '8', name: 'Phạm Đức Anh' };
    answerTags(network, [aTag({ title: 'Thành phố Huế', version: 3, updatedBy: by })]);
    await userEvent.fill(title(), 'Cố đô Huế');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText(/Phạm Đức Anh đã lưu bản mới/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Của bạn Cố đô Huế' })).toBeChecked();
    network.answer(UPDATE, aTag({ title: 'Cố đô Huế', version: 4 }));
    await userEvent.click(page.getByRole('button', { name: 'Lưu lựa chọn' }));
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(network.to(UPDATE).at(-1)?.body).toMatchObject({ id: '5', version: 3, title: 'Cố đô Huế' });
  });

  test('is read-only for a person who may not edit tags, and says why', async () => {
    await openTags(network, [HUE], 'AUTHOR', '?open=5');
    await expect.element(title()).toBeDisabled();
    const save = page.getByRole('button', { name: 'Lưu', exact: true });
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await expect.element(save).toHaveAttribute('data-tip', 'Bạn chỉ có quyền xem thẻ');
    expect(page.getByRole('checkbox').elements()).toEqual([]);
  });
});

describe('the row menu', () => {
  test('says why a tag in use cannot be deleted', async () => {
    await openTags(network, [SEA_GAMES]);
    await openMenu('SEA Games');
    await expect.element(entry(/^Xóa/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry(/^Xóa/)).toMatchTextContent(/gắn với 1\.254 bài viết: hãy gộp vào thẻ khác/);
  });

  test('disables a tag with the version shown', async () => {
    network.answer(UPDATE, aTag({ status: 'DISABLED', version: 3 }));
    await openTags(network, [HUE]);
    await openMenu('Huế');
    await userEvent.click(entry('Tắt'));
    await expect.poll(() => bodyOf(UPDATE)).toEqual({ id: '5', version: 2, status: 'DISABLED' });
  });

  test('deletes a tag after a question', async () => {
    network.answer('/admin/tags/5', { id: '5' });
    await openTags(network, [HUE]);
    await openMenu('Huế');
    await userEvent.click(entry('Xóa'));
    const question = page.getByRole('alertdialog', { name: 'Xóa thẻ “Huế”?' });
    await expect.element(question).toMatchTextContent(/không gắn với bài viết nào/);
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await expect.element(page.getByText('Đã xóa thẻ “Huế”.')).toBeVisible();
    expect(network.to('/admin/tags/5')[0]?.headers.get('if-match')).toBe('"2"');
  });
});

describe('bulk actions', () => {
  const refused = { id: '6', ok: false, code: 'RULES_NOT_MET', message: 'Thẻ đang gắn với bài viết.' };
  const result: BulkResult = { done: 1, total: 2, results: [{ id: '5', ok: true }, refused] };

  test('delete after a question and name what was refused', async () => {
    network.answer(BULK, result);
    await openTags(network, [HUE, SEA_GAMES]);
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Xóa' }));
    const question = page.getByRole('alertdialog', { name: 'Xóa 2 thẻ?' });
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await expect.element(page.getByText('Đã xử lý 1/2')).toBeVisible();
    await expect.element(page.getByText('SEA Games: Thẻ đang gắn với bài viết.')).toBeVisible();
    await expect.element(page.getByText('Đã chọn 1')).toBeVisible();
    expect(bodyOf(BULK)).toEqual({ action: 'delete', ids: ['5', '6'] });
  });

  test('enable and disable without a question', async () => {
    network.answer(BULK, { ...result, done: 2, results: [] } satisfies BulkResult);
    await openTags(network, [HUE, SEA_GAMES]);
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Tắt' }));
    await expect.element(page.getByText('Đã xử lý 2/2')).toBeVisible();
    expect(bodyOf(BULK)).toEqual({ action: 'disable', ids: ['5', '6'] });
  });
});
