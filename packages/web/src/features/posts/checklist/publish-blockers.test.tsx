import type {
  PublicObstacle,
  PublishBlockers,
} from '@toasoan/contract/features/posts/checklist/publish-blockers.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

function anObstacle(changes: Partial<PublicObstacle>): PublicObstacle {
  return {
    code: 'EXCERPT_REQUIRED',
    kind: 'text',
    field: 'excerpt',
    message: 'Thiếu sapo.',
    isHard: true,
    until: null,
    isMine: true,
    roles: ['EDITOR', 'ADMIN'],
    ...changes,
  };
}
async function ask(answer: Partial<PublishBlockers>): Promise<void> {
  network.answer('/admin/post/why/5', { steps: [], obstacles: [], settingsRoles: ['ADMIN'], ...answer });
  await openPost(network, aWholePost({ state: 'SUBMITTED', mayEdit: true }), { role: 'EDITOR' });
  await userEvent.click(page.getByRole('button', { name: 'Vì sao chưa xuất bản được?' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
}
const line = (text: string | RegExp) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: text });

describe('the list of reasons why a post is not public', () => {
  test('groups what this person fixes, what time settles and what others settle', async () => {
    await ask({
      obstacles: [
        anObstacle({}),
        anObstacle({
          code: 'EMBARGO',
          kind: 'time',
          message: 'Bài chưa đến giờ được đăng.',
          until: '2026-11-25T03:00:00.000Z',
          isMine: false,
        }),
        anObstacle({
          code: 'NO_PERMISSION',
          kind: 'person',
          message: 'Bạn không có quyền xuất bản bài này.',
          isMine: false,
          roles: ['ADMIN'],
        }),
        anObstacle({ code: 'TAGS_FEW', message: 'Cần ít nhất 1 thẻ.', isHard: false }),
      ],
    });
    await expect.element(line('Thiếu sapo.')).toMatchTextContent(/Bạn sửa được\./);
    await expect.element(line('chưa đến giờ')).toMatchTextContent(/Tự hết lúc .*25\/11\/2026/);
    await expect
      .element(line('không có quyền'))
      .toMatchTextContent(/Người giải quyết được: Quản trị dự án\./);
    await expect.element(line('thẻ')).toMatchTextContent(/người hạ mức được: Quản trị dự án/);
    await userEvent.click(page.getByRole('button', { name: 'Đến chỗ sửa: Thiếu sapo.' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('names the steps ahead and the people who make them', async () => {
    await ask({
      steps: [
        { name: 'pickUp', isMine: true, isBarred: false, roles: ['EDITOR', 'ADMIN'] },
        { name: 'publish', isMine: false, isBarred: true, roles: ['ADMIN'] },
      ],
    });
    await expect.element(line('Nhận biên tập')).toMatchTextContent(/Bạn làm được/);
    await expect
      .element(line('Duyệt & xuất bản'))
      .toMatchTextContent(/Bài của chính bạn, cần người khác: Quản trị dự án/);
  });

  test('says when nothing blocks the post any more', async () => {
    await ask({ steps: [{ name: 'publish', isMine: true, isBarred: false, roles: ['ADMIN'] }] });
    await expect.element(page.getByText('Không có gì cản: bạn xuất bản được ngay.')).toBeVisible();
  });

  test('is not offered for a public post', async () => {
    await openPost(network, aWholePost({ state: 'PUBLISHED' }));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Vì sao chưa/ })).not.toBeInTheDocument();
  });

  test.each(['light', 'dark'])('has no accessibility violations, %s', async (theme) => {
    await ask({
      obstacles: [anObstacle({})],
      steps: [{ name: 'publish', isMine: false, isBarred: false, roles: ['ADMIN'] }],
    });
    document.documentElement.dataset.theme = theme;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const dialog = page.getByRole('dialog').element();
    await expectAccessible(dialog);
  });
});
