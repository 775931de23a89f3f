import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { articleOf } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../../posts/test-support/a-post.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { placed } from '../test-support/open-suggestions.tsx';

test('the console shows a post as delivery gives it to readers, with links that are in no stored text', async () => {
  const network = freshBrowser();
  const content = articleOf('Ở Huế có phở');
  network.answer('/admin/post/detail/5', aWholePost({ content, excerpt: 'Huế mưa' }));
  network.answer('/admin/post/share/list/5', { items: [] });
  network.answer('/admin/internal-link/written', {
    isOff: false,
    placed: [placed({ run: 1, from: 0, to: 3 }), placed({ run: 2, from: 9, to: 12, phrase: 'phở' })],
    pages: [],
    posts: [],
  });
  await openAs(network, 'EDITOR', '/manager_post/preview/5');
  await expect.element(page.getByRole('link', { name: 'phở', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Huế', exact: true })).toBeVisible();
  expect(network.to('/admin/internal-link/written').at(-1)?.body).toMatchObject({
    postId: '5',
    excerpt: 'Huế mưa',
    content,
    withPages: false,
  });
});
