import type { GlossaryChange } from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { anEntry } from './test-support/open-glossary.tsx';

const { state: _state, ...wording } = anEntry();
const CHANGE: GlossaryChange = {
  id: '12',
  entryId: '5',
  action: 'DELETE',
  ownerName: 'Phạm Đức Anh',
  sourceLang: 'vi',
  targetLang: 'en',
  format: 'KEYWORD',
  before: { ...wording, state: 'APPROVED' },
  after: null,
  userName: 'Lê Thu Hà',
  time: '2026-11-20T03:00:00.000Z',
  note: '',
  currentVersion: 0,
};

test('a deleted entry is brought back from its history', async () => {
  const network = freshBrowser();
  network.answer('/admin/glossary/history', { items: [CHANGE], total: 1, page: 1, limit: 20 });
  network.answer('/admin/glossary/facets', { pairs: [], domains: [], owners: [] });
  network.answer('/admin/glossary/restore', anEntry());
  await openAs(network, 'ADMIN', '/manager_translate/glossary_history');
  const row = page.getByRole('row', { name: /nghệ nhân/ });
  await expect.element(row).toMatchTextContent(/đã xóa.*Xóa.*artisan.*–.*Lê Thu Hà/);
  await expectAccessible();
  await userEvent.click(row.getByRole('button'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Khôi phục bản này' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Khôi phục bản này' }));
  await expect.element(page.getByText('Đã khôi phục “nghệ nhân”.')).toBeVisible();
  expect(network.to('/admin/glossary/restore')[0]?.body).toEqual({ changeId: '12', version: 0 });
});
