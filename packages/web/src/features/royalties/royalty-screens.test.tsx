import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aWholePost } from '../posts/test-support/a-post.ts';
import {
  aMonth,
  aPerson,
  aRow,
  aRoyaltyOf,
  BULK,
  LIST,
  openSheet,
  PERIOD,
  PROPOSED,
  SAVE,
} from './test-support/open-sheet.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const bodiesTo = (path: string) => network.to(path).map(({ body }) => body);

function answerPost(id: string, royalty: object): void {
  network.answer(`/admin/royalty/detail/${id}`, royalty);
  const authors = [{ displayName: 'Minh Đức', role: 'WRITER' as const }];
  network.answer(`/admin/post/detail/${id}`, aWholePost({ id, title: `Bài số ${id}`, authors }));
}

describe('The sheet of a month', () => {
  test('shows what nobody has set first, and Enter in a row proposes it and goes on to the next row', async () => {
    await openSheet(network, '');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await expect
      .element(row('Chợ nổi'))
      .toMatchTextContent(/Văn hóa.*2,5.*Thu Hà70%.*Minh Đức30%.*585\.000.*Đề xuất/);
    await expect.element(page.getByRole('link', { name: /^Chưa chấm 2/ })).toHaveAttribute('aria-current');
    expect(bodiesTo(LIST)).toHaveLength(1);
    await expectAccessible();
    const [first, second] = [box('Hệ số của “Bài số 5”'), box('Hệ số của “Bài số 6”')];
    await first.fill('60');
    await userEvent.keyboard('{Enter}');
    await expect.element(first).toHaveFocus();
    expect(bodiesTo(BULK)).toEqual([]);
    network.answer(BULK, { done: 1, total: 1, results: [{ id: 'post-5', ok: true }] });
    await first.fill('2,5');
    await userEvent.keyboard('{Enter}');
    await expect.element(second).toHaveFocus();
    await expect
      .poll(() => bodiesTo(BULK))
      .toEqual([{ action: 'propose', period: PERIOD, ids: ['post-5'], coefficient: 2.5 }]);
    await expect.poll(() => network.to(LIST).length).toBeGreaterThan(1);
  });

  test('marks several posts as paying nothing with one reason, and approves others', async () => {
    await openSheet(network, '&view=all');
    network.answer(BULK, {
      done: 1,
      total: 2,
      results: [
        { id: 'post-5', ok: true },
        { id: 'post-6', ok: false, code: 'NOT_IN_MONTH', message: 'Dòng này không còn trong kỳ 10/2026.' },
      ],
    });
    await page.getByRole('checkbox', { name: /Bài số 5/ }).click();
    await page.getByRole('checkbox', { name: /Bài số 6/ }).click();
    await button('Không nhuận bút…').click();
    const dialog = page.getByRole('dialog', { name: '2 bài không có nhuận bút' });
    const send = dialog.getByRole('button', { name: 'Ghi không nhuận bút' });
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabelText('Lý do').fill('Thông báo của tòa soạn');
    await send.click();
    await expect.element(page.getByText('Bài số 6: Dòng này không còn trong kỳ 10/2026.')).toBeVisible();
    await expect.element(page.getByText('Đã chọn 1')).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: 'Duyệt', exact: true }).click();
    await expect
      .poll(() => bodiesTo(BULK))
      .toEqual([
        { action: 'none', period: PERIOD, ids: ['post-5', 'post-6'], reason: 'Thông báo của tòa soạn' },
        { action: 'approve', period: PERIOD, ids: ['post-6'] },
      ]);
  });

  test('a post beside the sheet is set by keys alone: Enter saves and opens the next, Ctrl+Enter approves', async () => {
    for (const id of ['5', '6', '7']) answerPost(id, aRoyaltyOf('OPEN', { royalty: null }));
    await openSheet(network, '&open=post-5');
    const drawer = (id: string) => page.getByRole('dialog', { name: `Bài số ${id}` });
    await expect.element(drawer('5').getByRole('textbox', { name: 'Hệ số' })).toHaveFocus();
    await expectAccessible();
    network.answer(SAVE, aRoyaltyOf('OPEN'));
    await userEvent.keyboard('12{Enter}');
    await expect.element(page.getByText('Hệ số của nhóm này cao nhất là 10.')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}1,5{Enter}');
    await expect.element(drawer('6').getByRole('textbox', { name: 'Hệ số' })).toHaveFocus();
    await userEvent.keyboard('3{Control>}{Enter}{/Control}');
    await expect.element(drawer('7').getByRole('textbox', { name: 'Hệ số' })).toHaveFocus();
    const set = { royaltyGroup: 'NEWS', qualityGrade: null, period: null, noneReason: '', version: 0 };
    const payees = [{ name: 'Minh Đức', share: 100 }];
    expect(bodiesTo(SAVE)).toEqual([
      { postId: '5', ...set, payees, coefficient: 1.5, payState: 'PROPOSED' },
      { postId: '6', ...set, payees, coefficient: 3, payState: 'APPROVED' },
    ]);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(drawer('6')).toBeVisible();
    expect(here().search).toContain('open=post-6');
  });

  test('the next post opens before the save has its answer; a refused one is reported and keeps what was typed', async () => {
    for (const id of ['5', '6', '7']) answerPost(id, aRoyaltyOf('OPEN', { royalty: null }));
    await openSheet(network, '&open=post-5');
    const drawer = (id: string) => page.getByRole('dialog', { name: `Bài số ${id}` });
    const coefficient = (id: string) => drawer(id).getByRole('textbox', { name: 'Hệ số' });
    await expect.element(coefficient('5')).toHaveFocus();
    let refuse = () => {};
    const rules = [{ code: 'COEFFICIENT_TOO_HIGH', field: 'coefficient', message: 'Hệ số cao nhất là 1.' }];
    network.reply(SAVE, async () => {
      await new Promise<void>((done) => (refuse = done));
      const failure = {
        error: -422,
        code: 'RULES_NOT_MET',
        message: 'Chưa đúng quy định.',
        details: { rules },
      };
      return Response.json(failure, { status: 422 });
    });
    await userEvent.keyboard('1,5{Enter}');
    await expect.element(coefficient('6')).toHaveFocus();
    refuse();
    await expect.element(page.getByText(/^Chưa lưu được nhuận bút của “Bài số 5”/)).toBeVisible();
    await button('Mở lại bài này').click();
    await expect.element(coefficient('5')).toHaveValue('1,5');
    await expect.element(drawer('5').getByText('Hệ số cao nhất là 1.')).toBeVisible();
  });

  test('a post of a closed month is only read, and a correction says why', async () => {
    answerPost('5', aRoyaltyOf('PAID'));
    const closed = aMonth({ state: 'PAID', steps: [] });
    await openSheet(network, '&view=all&open=post-5', { month: closed });
    const drawer = page.getByRole('dialog', { name: 'Bài số 5' });
    await expect.element(drawer.getByRole('textbox', { name: 'Hệ số' })).toBeDisabled();
    await drawer.getByRole('button', { name: 'Lập điều chỉnh' }).click();
    const correction = page.getByRole('dialog', { name: 'Điều chỉnh: Bài số 5' });
    await correction.getByRole('textbox', { name: 'Hệ số' }).fill('2,5');
    const send = correction.getByRole('button', { name: 'Lập điều chỉnh' });
    await send.click();
    await expect.element(correction.getByLabelText(/^Lý do điều chỉnh/)).toHaveFocus();
    await correction.getByLabelText(/^Lý do điều chỉnh/).fill('Bài dài gấp đôi, chấm nhầm nhóm.');
    await expectAccessible();
    network.answer('/admin/royalty-correction/create', aRoyaltyOf('PAID'));
    await send.click();
    await expect.element(page.getByText('Đã lập điều chỉnh vào kỳ 11/2026.')).toBeVisible();
    expect(bodiesTo('/admin/royalty-correction/create')).toEqual([
      {
        postId: '5',
        version: 4,
        royaltyGroup: 'NEWS',
        coefficient: 2.5,
        qualityGrade: null,
        payees: [{ name: 'Minh Đức', share: 100 }],
        reason: 'Bài dài gấp đôi, chấm nhầm nhóm.',
      },
    ]);
  });
});

test('the people of a month open with their works, and the list for the bank asks why and warns', async () => {
  const month = aMonth({ state: 'APPROVED', steps: ['pay'] });
  network.answer('/admin/royalty-sheet/people', {
    items: [
      aPerson(),
      aPerson({ person: 'name:Minh Đức', accountId: null, name: 'Minh Đức', hasPayroll: false }),
    ],
    total: 2,
    page: 1,
    limit: 20,
  });
  await openSheet(network, '&show=people', { month, rows: [PROPOSED] });
  await expect
    .element(page.getByRole('row', { name: /Minh Đức/ }))
    .toMatchTextContent(/Chưa có tài khoản tác giả/);
  await expectAccessible();
  await page.getByRole('link', { name: 'Thu Hà' }).click();
  const drawer = page.getByRole('dialog', { name: 'Thu Hà, kỳ 10/2026' });
  await expect
    .element(drawer.getByRole('article', { name: 'Chợ nổi Cái Răng' }))
    .toMatchTextContent(/409\.500.*70%/);
  await userEvent.keyboard('{Escape}');
  await button('Xuất tệp').click();
  await page.getByRole('menuitem', { name: /^Danh sách chuyển khoản/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Danh sách chuyển khoản/ });
  await expect.element(dialog.getByText(/đầy đủ số tài khoản/)).toBeVisible();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/2 người.*Thu Hà, Minh Đức/);
  await dialog.getByLabelText('Xuất để làm gì').fill('Chi nhuận bút tháng 10');
  network.reply('/admin/royalty-sheet/export', () => new Response(new Blob(['x']), { headers: FILE }));
  await dialog.getByRole('button', { name: 'Tải tệp' }).click();
  await expect.element(page.getByText('Đã tải chuyen-khoan.xlsx.')).toBeVisible();
  expect(bodiesTo('/admin/royalty-sheet/export')).toEqual([
    { kind: 'bank', period: PERIOD, reason: 'Chi nhuận bút tháng 10' },
  ]);
});

const FILE = {
  'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'content-disposition': "attachment; filename*=UTF-8''chuyen-khoan.xlsx",
};

test('norms are added from a day on; those that a closed month used are only read', async () => {
  const audit = {
    createTime: '2026-01-02T02:00:00.000Z',
    updateTime: '2026-01-02T02:00:00.000Z',
    createdBy: { userId: '3', name: 'Lê Thu Hà' },
    updatedBy: { userId: '3', name: 'Lê Thu Hà' },
    version: 1,
  };
  const used = { id: '1', validFrom: '2026-01-01', unitValue: 200_000, maxima: { NEWS: 8 }, ...audit };
  network.answer('/admin/royalty-rate/list', { items: [{ ...used, closedMonth: '2026-09' }] });
  await openSheet(network, '&view=all&open=rates');
  const drawer = page.getByRole('dialog', { name: 'Định mức nhuận bút' });
  await expect
    .element(drawer.getByRole('article', { name: 'Từ 01/01/2026' }))
    .toMatchTextContent(/200\.000.*Tin 8.*09\/2026/);
  expect(drawer.getByRole('button', { name: 'Sửa' }).query()).toBeNull();
  await drawer.getByRole('button', { name: 'Thêm định mức từ một ngày' }).click();
  await drawer.getByRole('textbox', { name: 'Áp dụng từ ngày' }).fill('1/12/2026');
  await drawer.getByRole('spinbutton', { name: 'Giá trị 1 đơn vị' }).fill('253000');
  await drawer.getByRole('textbox', { name: 'Phóng sự, ký' }).fill('25,5');
  await expectAccessible();
  network.answer('/admin/royalty-rate/create', { ...used, id: '2', closedMonth: null });
  await drawer.getByRole('button', { name: 'Lưu định mức' }).click();
  await expect.element(page.getByText(/^Đã lưu định mức/)).toBeVisible();
  expect(bodiesTo('/admin/royalty-rate/create')).toEqual([
    { validFrom: '2026-12-01', unitValue: 253_000, maxima: { NEWS: 8, REPORTAGE: 25.5 } },
  ]);
});

test('a correction of an open month moves to a later one', async () => {
  const correction = aRow('9', {
    id: 'correction-3',
    kind: 'correction',
    title: 'Làng Sen',
    payState: 'PROPOSED',
    amount: -117_000,
    payees: [{ name: 'Minh Đức', share: null, amount: -117_000 }],
    fromPeriod: '2026-09',
    reason: 'Chấm nhầm nhóm',
    version: 2,
  });
  await openSheet(network, '&view=corrections', { rows: [correction] });
  await expect
    .element(page.getByRole('row', { name: /Làng Sen/ }))
    .toMatchTextContent(/Điều chỉnh cho kỳ 09\/2026.*-117\.000/);
  await button(/^Thao tác với Làng Sen/).click();
  await page.getByRole('menuitem', { name: 'Chuyển sang kỳ sau' }).click();
  network.answer('/admin/royalty-correction/move', { ...correction, version: 3 });
  await page.getByRole('dialog').getByRole('button', { name: 'Chuyển sang kỳ sau' }).click();
  await expect.element(page.getByText('Đã chuyển điều chỉnh vào kỳ 11/2026.')).toBeVisible();
  expect(bodiesTo('/admin/royalty-correction/move')).toEqual([{ id: '3', version: 2, period: '2026-11' }]);
});

test('an editor sees neither the tab nor the sheet', async () => {
  await openSheet(network, '', { role: 'EDITOR' });
  await expect.element(page.getByRole('heading', { level: 1 })).not.toMatchTextContent(/Nhuận bút/);
  expect(network.to(LIST)).toEqual([]);
});
