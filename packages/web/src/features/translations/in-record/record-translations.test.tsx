import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../../posts/test-support/a-post.ts';
import { openPost } from '../../posts/test-support/open-posts.tsx';
import { aTranslation } from '../test-support/a-translation.ts';

const OF_RECORD = '/admin/translation/of-record';
const panel = () => page.getByRole('button', { name: 'Bản dịch', exact: true });

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('a post names its languages with their progress, and those that it does not have', async () => {
  const { segments: _, ...translation } = aTranslation();
  network.answer(OF_RECORD, { items: [translation], missing: ['fr'] });
  await openPost(network, aWholePost());
  await expect.element(panel()).toBeVisible();
  // Nothing is asked before somebody opens it.
  expect(network.to(OF_RECORD)).toEqual([]);
  await panel().click();
  await expect
    .element(page.getByRole('link', { name: 'Tiếng Anh' }))
    .toHaveAttribute('href', expect.stringContaining('/manager_translate/edit_translation/7'));
  await expect.element(page.getByText('Chưa dịch: Tiếng Pháp.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Dịch sang…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dịch sang…' });
  await expect.element(dialog).toMatchTextContent(/Mùa lúa chín/);
  await expect.element(dialog.getByRole('button', { name: 'Bỏ Tiếng Pháp' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Bỏ Tiếng Anh' })).not.toBeInTheDocument();
});

test('an author, who does not translate, sees no panel', async () => {
  await openPost(network, aWholePost(), { role: 'AUTHOR' });
  await expect.element(page.getByRole('button', { name: 'Thông tin', exact: true })).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
});
