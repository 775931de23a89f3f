import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { anAccount as aBareAccount } from '../users/test-support/open-people.tsx';
import { anAccount, anAccountRow, openAccounts } from './test-support/an-account.ts';

const LIST = '/admin/account/list';
const COUNTS = '/admin/account/counts';
const CREATE = '/admin/user/create';
const UPDATE = '/admin/user/update';
const source = { title: 'Từ điển văn học', address: '', isChecked: false };
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const bodyOf = (path: string) => network.to(path).at(-1)?.body as Record<string, unknown>;
const save = () => userEvent.keyboard('{Control>}s{/Control}');

function answerAccount(account: ReturnType<typeof anAccount>): void {
  network.answer(`/admin/account/detail/${account.userId}`, account);
}

describe('A list of one kind', () => {
  test('shows kind, province, state and posts, counts its views, and keeps filters in the address', async () => {
    const items = [
      anAccountRow(),
      anAccountRow({
        userId: '10',
        displayName: 'Làng Sen',
        state: 'DRAFT',
        tick: false,
        lacks: ['coordinates'],
      }),
    ];
    network.answer(LIST, { items, total: 2, page: 1, limit: 20 });
    network.answer(COUNTS, {
      all: 2,
      draft: 1,
      published: 1,
      unpublished: 0,
      disabled: 0,
      noPicture: 0,
      noSource: 0,
      noCoordinates: 1,
    });
    await openAccounts(network, 'manager_account_destination');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await expect.element(row('Vịnh Hạ Long')).toMatchTextContent(/Di sản.*Quảng Ninh.*1\.254.*Đã xuất bản/);
    await expect.element(row('Làng Sen')).toMatchTextContent(/Tọa độ.*Bản nháp/);
    await expect.element(page.getByRole('link', { name: /Thiếu tọa độ 1/ })).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('Tỉnh, thành'));
    await userEvent.click(page.getByRole('option', { name: /Quảng Ngãi/ }));
    await expect.poll(() => here().search).toBe('?provinceCode=51');
  });
});

describe('The list of figures', () => {
  test('shows their fields and is filtered by the words in use', async () => {
    const item = anAccountRow({ kind: 'figure', displayName: 'Nguyễn Du', type: 'Văn học, Ngoại giao' });
    network.answer(LIST, { items: [item], total: 1, page: 1, limit: 20 });
    network.answer('/admin/account/types', { items: [{ type: 'Văn học', count: 12 }] });
    await openAccounts(network, 'manager_account_figure');
    const row = page.getByRole('row', { name: /Nguyễn Du/ });
    await expect.element(row).toMatchTextContent(/Văn học, Ngoại giao/);
    await expect.element(page.getByRole('columnheader', { name: 'Lĩnh vực' })).toBeVisible();
    await userEvent.click(button('Lĩnh vực'));
    await userEvent.click(page.getByRole('option', { name: 'Văn học (12)' }));
    await expect
      .poll(() => here().search)
      .toBe(`?type=${encodeURIComponent('Văn học').replaceAll('%20', '+')}`);
  });
});

describe('Many accounts at once', () => {
  const BULK = '/admin/account/bulk';

  test('are ticked with a reason, exported with one, and deleted with what names them moved', async () => {
    const [one, two] = [
      anAccountRow({ kind: 'author', displayName: 'Thu Hà' }),
      anAccountRow({ userId: '10', kind: 'author', displayName: 'Thu Ha', tick: false }),
    ];
    network.answer(LIST, { items: [one, two], total: 2, page: 1, limit: 20 });
    network.answer('/admin/user/search', {
      items: [{ userId: '12', displayName: 'Ban Thời sự', avatar: null, accountType: 'author' }],
      total: 1,
      page: 1,
      limit: 10,
    });
    await openAccounts(network, 'manager_account_author');
    const bar = page.getByRole('toolbar', { name: 'Thao tác hàng loạt' });
    const rows = page.getByRole('checkbox', { name: /^Chọn Thu H/ });
    const choose = async () => {
      await userEvent.click(rows.nth(0));
      await userEvent.click(rows.nth(1));
    };
    const dialog = page.getByRole('dialog');
    await choose();
    await userEvent.click(bar.getByRole('button', { name: 'Gắn tích xanh' }));
    await userEvent.fill(dialog.getByRole('textbox'), 'Ban Văn hóa xác nhận');
    await expectAccessible();
    network.answer(BULK, { done: 2, total: 2, results: [] });
    await userEvent.click(dialog.getByRole('button', { name: 'Gắn tích xanh' }));
    await expect.poll(() => network.to(BULK).length).toBe(1);
    expect(bodyOf(BULK)).toEqual({
      action: 'tick',
      tick: true,
      ids: ['9', '10'],
      tickReason: 'Ban Văn hóa xác nhận',
    });
    await choose();
    await userEvent.click(bar.getByRole('button', { name: 'Xuất Excel' }));
    const get = dialog.getByRole('button', { name: 'Tải tệp' });
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do xuất' }), 'ngắn');
    await expect.element(get).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dialog).toMatchTextContent(/Xuất 2 tài khoản.*không có e-mail/);
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
    await userEvent.click(bar.getByRole('button', { name: 'Xóa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Chọn' }));
    await userEvent.click(page.getByRole('option', { name: /Ban Thời sự/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Chuyển bài và xóa' }));
    await expect.poll(() => network.to(BULK).length).toBe(2);
    expect(bodyOf(BULK)).toEqual({ action: 'delete', ids: ['9', '10'], moveTo: '12' });
  });
});

describe('A page of an account', () => {
  test('shows the card of readers as it is typed, and takes country, slug and language', async () => {
    const death = { precision: 'YEAR', year: 1820, month: null, day: null } as const;
    answerAccount(
      anAccount('figure', {
        displayName: 'Nguyễn Du',
        slug: 'nguyen-du',
        profile: {
          birth: { ...death, precision: 'CIRCA', year: 1765 },
          death,
          provinceCode: '42',
          positions: [
            { title: 'Cai bạ', org: '', from: 1809, to: null, note: '' },
            { title: 'Tri huyện', org: '', from: 1802, to: null, note: '' },
          ],
        },
      }),
    );
    await openAccounts(network, 'manager_account_figure/edit/9');
    const card = page.getByRole('article', { name: 'Người đọc sẽ thấy' });
    await expect.element(card).toMatchTextContent(/Nguyễn Du.*khoảng 1765–1820 · Hà Tĩnh/);
    await userEvent.fill(field('Dòng giới thiệu'), 'Đại thi hào');
    await expect.element(card).toMatchTextContent(/Đại thi hào/);
    await userEvent.click(button('Xếp theo năm'));
    await expect.element(field('Chức vụ 1')).toHaveValue('Tri huyện');
    await userEvent.click(button(/^Liên hệ và liên kết/));
    await userEvent.click(button(/^Quốc gia/));
    await userEvent.click(page.getByRole('option', { name: 'Pháp', exact: true }));
    await userEvent.click(button(/^Liên kết tĩnh và SEO/));
    await expect.element(field('Liên kết tĩnh')).toHaveAttribute('placeholder', 'nguyen-du');
    await userEvent.fill(field('Liên kết tĩnh'), 'dai-thi-hao-nguyen-du');
    await expectAccessible();
    network.answer(UPDATE, aBareAccount({ accountType: 'figure', version: 5 }));
    await save();
    await expect.poll(() => network.to(UPDATE).length).toBe(1);
    expect(bodyOf(UPDATE)).toMatchObject({
      profile: { country: 'FR', slug: 'dai-thi-hao-nguyen-du', job: 'Đại thi hào' },
    });
  });

  test('a figure is written with its dates, sources and checklist', async () => {
    network.answer(CREATE, aBareAccount({ accountType: 'figure', version: 1 }));
    await openAccounts(network, 'manager_account_figure/create');
    await userEvent.fill(field('Tên nhân vật'), 'Nguyễn Du');
    await userEvent.fill(field('Sinh'), '1765');
    await userEvent.click(
      page.getByRole('radiogroup', { name: 'Độ chính xác: Mất' }).getByRole('radio', { name: 'Ngày' }),
    );
    await userEvent.fill(field('Mất'), '16/9/1820');
    await userEvent.click(button('Thêm nguồn'));
    await userEvent.fill(field('Nguồn 1'), source.title);
    await expectAccessible();
    const birth = { precision: 'YEAR', year: 1765, month: null, day: null } as const;
    const death = { precision: 'DAY', year: 1820, month: 9, day: 16 } as const;
    answerAccount(
      anAccount('figure', { displayName: 'Nguyễn Du', profile: { birth, death, sources: [source] } }),
    );
    await save();
    await expect.poll(() => here().pathname).toBe('/manager_user/manager_account_figure/edit/9');
    expect(bodyOf(CREATE)).toMatchObject({
      accountType: 'figure',
      displayName: 'Nguyễn Du',
      profile: { birth, death, sources: [source], hometown: '' },
    });
    const checks = page.getByRole('list', { name: 'Kiểm tra' });
    await expect.element(checks).toMatchTextContent(/Có nguồn tham khảo/);
    await expect.element(checks).toMatchTextContent(/Chọn ảnh đại diện/);
    await expect.element(checks).toMatchTextContent(/Nguồn 1 chưa ai đối chiếu/);
    await expect.element(button(/^Xuất bản/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('a destination takes a pasted map link, its months, and says what its gallery lacks', async () => {
    const gallery = ['31'];
    const files = [{ mediaId: '31', title: 'Bến thuyền', picture: null, credit: '', lacksCredit: true }];
    answerAccount(anAccount('destination', { files, profile: { gallery, bestMonths: [11, 12, 1] } }));
    await openAccounts(network, 'manager_account_destination/edit/9');
    await expect.element(page.getByText('Người đọc thấy: đẹp nhất tháng 11–1.')).toBeVisible();
    await expect.element(page.getByText('Thiếu nguồn', { exact: true })).toBeVisible();
    await userEvent.fill(field('Tọa độ'), 'https://maps.example/@20.9101,107.1839,12z');
    await expect.element(field('Tọa độ')).toHaveValue('20.9101, 107.1839');
    await expect.element(page.getByText(/^Gần Quảng Ninh/)).toBeVisible();
    await userEvent.click(button('Tháng 3'));
    await expectAccessible();
    network.answer(UPDATE, aBareAccount({ accountType: 'destination', version: 5 }));
    await save();
    await expect.poll(() => network.to(UPDATE).length).toBe(1);
    expect(bodyOf(UPDATE)).toMatchObject({
      userId: '9',
      version: 4,
      profile: { lat: 20.9101, lng: 107.1839, bestMonths: [1, 3, 11, 12] },
    });
  });

  test('a pen name that is taken is marked where it was typed', async () => {
    answerAccount(
      anAccount('author', { displayName: 'Lê Thu Hà', penName: 'Hà', profile: { penName: 'Hà' } }),
    );
    await openAccounts(network, 'manager_account_author/edit/9');
    const message = 'Bút danh đã được sử dụng. Vui lòng chọn bút danh khác';
    network.fail(UPDATE, 422, {
      error: -422,
      code: 'RULES_NOT_MET',
      message,
      details: { rules: [{ code: 'PEN_NAME_TAKEN', field: 'profile.penName', message }] },
    });
    await userEvent.fill(field('Bút danh'), 'Thu Hà');
    await save();
    await expect.element(field('Bút danh')).toHaveAccessibleDescription(new RegExp(message));
  });

  test('payroll fields stay masked until somebody asks for them', async () => {
    const payroll = { taxCode: '•••• 5678', bankAccount: '', bankName: 'Ngân hàng Mẫu', idNumber: '' };
    answerAccount(anAccount('author', { payroll }));
    await openAccounts(network, 'manager_account_author/edit/9');
    await expect.element(page.getByText('•••• 5678')).toBeVisible();
    expect(network.to('/admin/account/showPayroll/9')).toEqual([]);
    const shown = { taxCode: '8012345678', bankAccount: '', bankName: 'Ngân hàng Mẫu', idNumber: '' };
    network.answer('/admin/account/showPayroll/9', shown);
    await userEvent.click(button('Hiện và sửa'));
    await expect.element(field('Mã số thuế')).toHaveValue('8012345678');
    await userEvent.fill(field('Mã số thuế'), '12');
    await expect.element(button('Lưu thông tin chi trả')).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
    await userEvent.click(button('Che lại'));
    await expect.element(page.getByText('8012345678')).not.toBeInTheDocument();
  });

  test('a merge shows what it moves before it is made', async () => {
    answerAccount(anAccount('author', { displayName: 'Thu Ha' }));
    network.answer(
      '/admin/account/detail/12',
      anAccount('author', { userId: '12', displayName: 'Thu Hà', version: 7 }),
    );
    network.answer('/admin/user/search', {
      items: [{ userId: '12', displayName: 'Thu Hà', avatar: null, accountType: 'author' }],
      total: 1,
      page: 1,
      limit: 10,
    });
    network.answer('/admin/account/merge/preview', {
      counts: { post: 3 },
      payroll: 'taken',
      names: ['Thu Ha'],
      filled: ['pressCardNo'],
    });
    await openAccounts(network, 'manager_account_author/edit/9');
    await userEvent.click(button('Thao tác khác'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Gộp vào…' }));
    await userEvent.click(button('Chọn tài khoản ở lại'));
    await userEvent.click(page.getByRole('option', { name: /Thu Hà/ }));
    const dialog = page.getByRole('dialog', { name: 'Gộp Thu Ha vào tài khoản khác' });
    await expect
      .element(dialog)
      .toMatchTextContent(/3 nơi nhắc tới sẽ chuyển.*Số thẻ nhà báo.*Thông tin thanh toán chuyển theo/);
    await expectAccessible();
    network.answer('/admin/account/merge', { mergeId: '5', account: anAccount('author') });
    await userEvent.click(dialog.getByRole('button', { name: 'Gộp vào…' }));
    await expect.element(page.getByText('Đã gộp Thu Ha vào Thu Hà')).toBeVisible();
    expect(bodyOf('/admin/account/merge')).toEqual({ fromId: '9', fromVersion: 4, intoId: '12', version: 7 });
  });
});
