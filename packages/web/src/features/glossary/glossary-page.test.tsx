import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { anEntry, openGlossary } from './test-support/open-glossary.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const MOVE = '/admin/glossary/transition';
const CRAFT = anEntry({
  others: [
    { id: '7', targetLang: 'fr', sourceContent: 'nghệ nhân', targetContent: 'artisan', state: 'APPROVED' },
  ],
  conflicts: [
    {
      kind: 'FORBIDDEN_WANTED',
      id: '8',
      sourceContent: 'thợ',
      targetContent: 'craftsman',
      state: 'APPROVED',
    },
  ],
});
const MARKET = anEntry({
  id: '6',
  sourceContent: 'chợ nổi',
  targetContent: 'floating market',
  forbidden: [],
});
const panel = () => page.getByRole('region', { name: 'Thuật ngữ đang mở' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('The glossary', () => {
  test('shows terms with their use and state, and the open one with what speaks against it', async () => {
    await openGlossary(network, [CRAFT, MARKET]);
    await expect
      .element(page.getByRole('row', { name: /chợ nổi/ }))
      .toMatchTextContent(/Việt › Anh · Văn hóa · Phạm Đức Anh.*floating market.*164.*Đề xuất/);
    await userEvent.click(link('nghệ nhân'));
    await expect.element(panel()).toMatchTextContent(/artisan.*danh từ.*Không dùng.*craftsman/);
    await expect
      .element(panel())
      .toMatchTextContent(/Cần xem lại.*thợ → craftsman.*dùng đúng từ mà mục này cấm/);
    await expect.element(panel()).toMatchTextContent(/Pháp.*artisan.*Nhật.*chưa có/);
    await expectAccessible();
  });

  test('Ctrl+Enter approves the open proposal and opens the next one', async () => {
    network.answer(MOVE, { ...CRAFT, state: 'APPROVED', version: 3 });
    await openGlossary(network, [CRAFT, MARKET], { search: '?open=5' });
    await expect.element(panel().getByRole('heading', { name: 'nghệ nhân' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Đã duyệt “nghệ nhân”.')).toBeVisible();
    await expect.element(panel().getByRole('heading', { name: 'chợ nổi' })).toBeVisible();
    expect(network.to(MOVE).map(({ body }) => body)).toEqual([{ id: '5', version: 2, to: 'APPROVED' }]);
  });

  test('J moves the open entry along; a proposal is rejected with its version', async () => {
    network.answer('/admin/glossaries/6', { id: '6' });
    await openGlossary(network, [CRAFT, MARKET], { search: '?open=5' });
    await expect.element(panel().getByRole('heading', { name: 'nghệ nhân' })).toBeVisible();
    await userEvent.click(link('nghệ nhân'));
    await userEvent.keyboard('j');
    await expect.element(panel().getByRole('heading', { name: 'chợ nổi' })).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Từ chối' }));
    await expect.element(page.getByText(/Đã bỏ đề xuất “chợ nổi”/)).toBeVisible();
    expect(network.to('/admin/glossaries/6')).toHaveLength(1);
  });

  test('an editor takes back a proposal, and learns who may change an approved entry', async () => {
    const approved = { ...MARKET, state: 'APPROVED' } as const;
    await openGlossary(network, [CRAFT, approved], { role: 'EDITOR', search: '?open=5' });
    await expect.element(panel().getByRole('button', { name: 'Rút đề xuất' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Duyệt' }).elements()).toEqual([]);
    await userEvent.click(link('chợ nổi'));
    await expect.element(panel().getByText(/Chỉ người có quyền duyệt/)).toBeVisible();
  });

  test('a missing language begins a new entry with its source', async () => {
    await openGlossary(network, [CRAFT], { search: '?open=5' });
    await userEvent.click(panel().getByRole('button', { name: /Thêm bản Nhật/ }));
    const drawer = page.getByRole('dialog', { name: 'Thuật ngữ mới' });
    await expect.element(drawer.getByRole('textbox', { name: 'Nội dung nguồn' })).toHaveValue('nghệ nhân');
    network.answer('/admin/glossary/create', anEntry({ id: '9', targetLang: 'ja', targetContent: '職人' }));
    network.answer('/admin/glossary/detail/9', anEntry({ id: '9', targetLang: 'ja', targetContent: '職人' }));
    await userEvent.fill(drawer.getByRole('textbox', { name: 'Nội dung đích' }), '職人');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => network.to('/admin/glossary/create')[0]?.body)
      .toMatchObject({
        sourceLang: 'vi',
        targetLang: 'ja',
        sourceContent: 'nghệ nhân',
        targetContent: '職人',
      });
    await expect.element(panel()).toBeInTheDocument();
  });

  test('without any entry says what they are for', async () => {
    await openGlossary(network, []);
    await expect.element(page.getByText('Chưa có thuật ngữ')).toBeVisible();
    await expectAccessible();
  });

  test('what editors keep changing becomes a proposal', async () => {
    await openGlossary(network, [CRAFT]);
    network.answer('/admin/glossary/suggestions/accept', CRAFT);
    network.answer('/admin/glossary/suggestions', {
      items: [{ source: 'chợ nổi', machine: 'swimming market', edited: 'floating market', times: 4 }],
    });
    await userEvent.click(page.getByRole('button', { name: 'Cặp ngôn ngữ' }));
    await userEvent.click(page.getByRole('option', { name: 'Việt › Nhật' }));
    await userEvent.click(page.getByRole('button', { name: /1 từ biên tập viên hay sửa/ }));
    await userEvent.click(page.getByRole('button', { name: 'Đề xuất từ khóa “chợ nổi”' }));
    await expect
      .poll(() => network.to('/admin/glossary/suggestions/accept')[0]?.body)
      .toMatchObject({ targetLang: 'ja', source: 'chợ nổi', machine: 'swimming market' });
  });
});
