import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderedByKey } from '../../../../test/count-renders.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost } from '../test-support/open-posts.tsx';

const byline = (displayName: string) => ({ userId: null, displayName, role: 'WRITER' as const });

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  network.answer('/admin/royalty/detail/5', {
    royalty: null,
    rate: { validFrom: null, unitValue: 100_000, maxima: {} },
    month: null,
    proposedGroup: 'NEWS',
    corrections: [],
  });
  await openPost(network, aWholePost({ id: '5', authors: [byline('Lê Thu Hà'), byline('Trần Minh')] }));
  await userEvent.click(page.getByRole('button', { name: /^Nhuận bút/ }));
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('a key in a field of the royalty renders that field', async () => {
  await userEvent.click(field('Hệ số'));
  await userEvent.keyboard('1');
  expect(await renderedByKey('5')).toEqual(['Field', 'Row', 'TextInput']);
});

test('a key in the row of a payee renders that row', async () => {
  await userEvent.click(field('Người hưởng 1'));
  await userEvent.keyboard('a');
  const names = await renderedByKey();
  expect(names.filter((name) => name === 'PayeeRow')).toHaveLength(1);
  expect(names).not.toContain('RoyaltyForm');
});

test('the amounts follow once typing pauses', async () => {
  await userEvent.fill(field('Hệ số'), '2');
  await expect.element(page.getByText('200.000 đồng')).toBeVisible();
  await expect.element(page.getByText('100.000 đồng').first()).toBeVisible();
});
