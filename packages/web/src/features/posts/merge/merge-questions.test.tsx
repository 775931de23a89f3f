import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { PlaceQuestion } from '#web/features/articles/merge/merge-questions.tsx';
import type { ArticleConflict } from '#web/patterns/article-merge/model/merge-part.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';

beforeEach(() => {
  freshBrowser();
});

const line = (text: string): ArticleNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const list = (...items: readonly string[]): ArticleNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [line(item)] })),
});
/** Struck and underlined texts. */
const marked = (name: 'del' | 'ins') =>
  [...document.querySelectorAll(name)].map((one) => one.textContent?.replace(/^.*?: /, '').trim());

test('answers about a list mark only the words that differ', async () => {
  await loadTexts(['merge', 'article-compare']);
  const conflict: ArticleConflict = {
    kind: 'conflict',
    base: [list('Ghe bán rau', 'Ghe bán trái cây', 'Ghe bán cá')],
    mine: [list('Ghe bán rau', 'Ghe bán trái cây chín', 'Ghe bán cá')],
    theirs: [list('Ghe bán rau', 'Ghe trái cây', 'Ghe bán cá')],
  };
  await renderScreen(
    <PlaceQuestion
      id="place 0"
      label="Nội dung, chỗ 1/1"
      conflict={conflict}
      theirName="Minh"
      choice={undefined}
      onChoose={() => undefined}
    />,
  );
  await expect.element(page.getByRole('radio', { name: /^Của Minh/ })).toBeVisible();
  expect(marked('ins')).toEqual(['chín']);
  expect(marked('del')).toEqual(['bán']);
});
