import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aTranslation, rowOf } from '../test-support/a-translation.ts';
import { openTranslations } from '../test-support/open-translations.tsx';

const BULK = '/admin/translation/bulk';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('a row says how far it is; ticked rows are approved by one call, and the one that was refused stays ticked', async () => {
  const ready = rowOf(aTranslation({ state: 'EDITED' }));
  const stale = rowOf(aTranslation({ id: '8', lang: 'ar', targetTitle: 'الأرز', version: 9 }));
  await openTranslations(network, [ready, stale]);
  const row = page.getByRole('row', { name: /Tiếng Anh/ });
  await expect.element(row).toMatchTextContent(/1\/3.*1 đoạn đã duyệt, 1 đoạn cần dịch lại, 1 đoạn bản máy/);
  await expect.element(page.getByText('الأرز')).toHaveAttribute('dir', 'rtl');
  await expectAccessible();
  network.answer(BULK, {
    total: 2,
    done: 1,
    results: [
      { id: '7', ok: true },
      { id: '8', ok: false, code: 'RULES_NOT_MET', message: 'Còn 1 đoạn chưa có bản dịch.' },
    ],
  });
  await userEvent.click(page.getByRole('checkbox', { name: /Tiếng Anh/ }));
  await userEvent.click(page.getByRole('checkbox', { name: /Ả Rập/ }));
  await userEvent.click(page.getByRole('button', { name: 'Duyệt', exact: true }));
  await expect.element(page.getByText(/\(ar\): Còn 1 đoạn chưa có bản dịch\./)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Ả Rập/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Tiếng Anh/ })).not.toBeChecked();
  expect(network.to(BULK).map(({ body }) => body)).toEqual([{ action: 'approve', ids: ['7', '8'] }]);
  network.answer(BULK, { total: 1, done: 1, results: [{ id: '8', ok: true }] });
  await userEvent.click(page.getByRole('button', { name: 'Dịch phần còn lại' }));
  await expect.poll(() => network.to(BULK).at(-1)?.body).toEqual({ action: 'run', ids: ['8'] });
});
