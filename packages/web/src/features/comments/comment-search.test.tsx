import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser } from '../../../test/open-console.tsx';
import { ROWS } from './test-support/four-comments.ts';
import { openComments } from './test-support/open-comments.tsx';

test('the palette finds a comment by its sender, and opens the queue of reported comments', async () => {
  const network = freshBrowser();
  await openComments(network, ROWS);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('hai yen');
  await expect.element(page.getByRole('option', { name: /Lê Hải Yến.*Cảm ơn tòa soạn/ })).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}bi bao cao');
  await expect.element(page.getByRole('option', { name: /^Bình luận bị báo cáo/ })).toBeVisible();
});
