import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usePageCommands } from '#web/core/commands/page-commands.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { articleOf, articleText, atEnd } from '../../../../test/open-article.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ArticleEditor } from '../article-editor.tsx';
import { createLiveArticle, type LiveArticle } from '../live-article.ts';

const menu = () => page.getByRole('navigation');
const toolbar = () => page.getByRole('toolbar');
const MARGIN = 'Ghi chú bên lề';
const FOCUS = '{Control>}{Shift>}f{/Shift}{/Control}';

function Page({ article }: { readonly article: LiveArticle }) {
  const [readOnly, setReadOnly] = useState(false);
  return (
    <>
      <nav>Trình đơn</nav>
      <main>
        <ArticleEditor article={article} readOnly={readOnly} status={<p>Đã lưu 23:32</p>}>
          <button type="button" onClick={() => setReadOnly(true)}>
            Mất quyền sửa
          </button>
        </ArticleEditor>
        <aside>Bảng bên</aside>
      </main>
    </>
  );
}

async function openPage(): Promise<LiveArticle> {
  const article = createLiveArticle(articleOf('lúa'));
  onTestFinished(article.destroy);
  await renderScreen(<Page article={article} />);
  await atEnd(article);
  return article;
}

test('the keys leave only the text and where it is kept; Escape or the same keys bring the rest back', async () => {
  const article = await openPage();
  await userEvent.keyboard(FOCUS);
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(page.getByText('Đã lưu 23:32')).toBeVisible();
  for (const around of [
    toolbar(),
    page.getByRole('complementary'),
    page.getByRole('region', { name: MARGIN }),
  ])
    expect(around.query()).toBeNull();
  await userEvent.keyboard('!');
  expect(article.editor.getText()).toBe('lúa!');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).toBeVisible();
  await expect.element(toolbar()).toBeVisible();
  await expect.element(articleText()).toHaveFocus();
  await userEvent.keyboard(FOCUS);
  await expect.element(menu()).not.toBeInTheDocument();
  await userEvent.keyboard(FOCUS);
  await expect.element(menu()).toBeVisible();
});

test('Escape closes what is open in the text before it leaves', async () => {
  await openPage();
  await userEvent.keyboard(FOCUS);
  await expect.element(menu()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(page.getByRole('textbox', { name: 'Tìm trong bài' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(articleText()).toHaveFocus();
  expect(menu().query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).toBeVisible();
});

test('the palette offers it, and whoever may not write any more sees the page again', async () => {
  await openPage();
  const { commands } = usePageCommands.getState();
  commands.find(({ name }) => name === 'focusMode')?.run();
  await expect.element(menu()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Mất quyền sửa' }));
  await expect.element(menu()).toBeVisible();
  expect(usePageCommands.getState().commands.map(({ name }) => name)).toEqual(['find']);
});
