import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aMonth, openSheet, PERIOD, someSums } from '../test-support/open-sheet.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const button = (name: string) => page.getByRole('button', { name });
const bodiesTo = (path: string) => network.to(path).map(({ body }) => body);

describe('The closing of a month', () => {
  const MOVE = `/admin/royalty-month/transition/${PERIOD}`;

  test('names what is missing with the way there, and submits once nothing is', async () => {
    const month = aMonth({
      sums: someSums({
        byState: {
          ...someSums().byState,
          UNSET: { rows: 0, amount: 0 },
          PROPOSED: { rows: 1, amount: 5 },
          NONE: { rows: 4800, amount: 0 },
        },
      }),
    });
    await openSheet(network, '&view=all&open=month', { month });
    const drawer = page.getByRole('dialog', { name: 'Chốt kỳ 10/2026' });
    const submit = drawer.getByRole('button', { name: 'Trình duyệt kỳ' });
    await expect.element(drawer.getByText(/^4\.800 dòng/)).toBeVisible();
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
    const settled = aMonth({
      sums: someSums({
        byState: {
          ...month.sums.byState,
          PROPOSED: { rows: 0, amount: 0 },
          APPROVED: { rows: 3, amount: 9 },
        },
      }),
    });
    network.answer(`/admin/royalty-month/detail/${PERIOD}`, settled);
    await drawer.getByRole('link', { name: 'Còn 1 dòng chưa duyệt' }).click();
    await expect.poll(() => here().search).toContain('view=proposed');
    await button('Chốt kỳ').click();
    network.answer(MOVE, { ...settled, state: 'SUBMITTED', version: 1, steps: ['return'] });
    await submit.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Trình duyệt kỳ' }).click();
    await expect.element(page.getByText('Đã trình duyệt kỳ 10/2026.')).toBeVisible();
    expect(bodiesTo(MOVE)).toEqual([{ version: 0, step: 'submit', reason: '' }]);
  });

  test.each([
    ['SUBMITTED', 'Duyệt kỳ', 'Chốt kỳ 10/2026'],
    ['APPROVED', 'Chi trả kỳ', 'Chốt kỳ 10/2026'],
    ['PAID', 'Trạng thái kỳ', 'Kỳ 10/2026'],
  ] as const)('is not offered once it is %s: the button says “%s”', async (state, name, title) => {
    await openSheet(network, '&view=all', { month: aMonth({ state, version: 1, steps: [] }) });
    await expect.element(button(name)).toBeVisible();
    expect(button('Chốt kỳ').query()).toBeNull();
    await button(name).click();
    await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  });

  test('whoever submitted it may send it back with a reason, and reads why somebody else approves', async () => {
    const submitted = { by: { userId: '3', name: 'Lê Thu Hà' }, time: '2026-11-02T02:00:00.000Z' };
    const month = aMonth({ state: 'SUBMITTED', version: 1, submitted, steps: ['return'] });
    await openSheet(network, '&view=all&open=month', { month });
    const drawer = page.getByRole('dialog', { name: 'Chốt kỳ 10/2026' });
    await expect.element(drawer.getByText('Lê Thu Hà, 02/11/2026 09:00')).toBeVisible();
    const approve = drawer.getByRole('button', { name: 'Duyệt và khóa kỳ' });
    await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
    await expect.element(approve).toHaveAttribute('data-tip', expect.stringContaining('người khác duyệt'));
    await drawer.getByRole('button', { name: 'Trả lại để sửa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trả lại kỳ 10/2026 để sửa' });
    await dialog.getByLabelText('Lý do').fill('Thiếu ba bài của Ban Văn hóa.');
    network.answer(MOVE, { ...month, state: 'OPEN', version: 2 });
    await dialog.getByRole('button', { name: 'Trả lại để sửa' }).click();
    await expect
      .poll(() => bodiesTo(MOVE))
      .toEqual([{ version: 1, step: 'return', reason: 'Thiếu ba bài của Ban Văn hóa.' }]);
  });
});
