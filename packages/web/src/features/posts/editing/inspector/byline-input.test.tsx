import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../../test/network.ts';
import { freshBrowser } from '../../../../../test/open-console.tsx';
import { anOpenPost, openEditor, panel, sent } from '../test-support/open-editor.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('a post is signed with the pen name of an author’s account', async () => {
  network.answer('/admin/user/search', {
    items: [
      { userId: '23', displayName: 'Lê Thu Hà', penName: 'Thu Hà', avatar: null, accountType: 'author' },
    ],
    total: 1,
    page: 1,
    limit: 10,
  });
  await openEditor(network, anOpenPost({}, { authors: [] }));
  await userEvent.click(panel('Tác giả'));
  await userEvent.click(page.getByRole('button', { name: 'Chọn tác giả' }));
  await userEvent.click(page.getByRole('option', { name: /Thu Hà.*Lê Thu Hà/ }));
  await expect.element(page.getByRole('textbox', { name: 'Tên tác giả 1' })).toHaveValue('Thu Hà');
  await userEvent.keyboard('{Escape}{Control>}s{/Control}');
  await expect
    .poll(() => sent(network))
    .toMatchObject({
      authors: [{ displayName: 'Thu Hà', role: 'WRITER', accountId: '23' }],
    });
});
